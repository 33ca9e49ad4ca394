// V8's model against the real V8.
import { testEngine } from "../engine-tests.ts";

testEngine("v8");

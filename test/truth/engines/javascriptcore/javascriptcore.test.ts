// JavaScriptCore's model against the real JavaScriptCore.
import { testEngine } from "../engine-tests.ts";

testEngine("javascriptcore");

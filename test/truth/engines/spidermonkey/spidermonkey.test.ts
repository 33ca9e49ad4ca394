// SpiderMonkey's model against the real SpiderMonkey.
import { testEngine } from "../engine-tests.ts";

testEngine("spidermonkey");

// The packed extension in a real VS Code, in its Node extension host: what a desktop and a remote machine have.
import { testEditor } from "./editor-tests.ts";

testEditor("node");

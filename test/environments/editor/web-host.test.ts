// The packed extension in a real VS Code, in its web worker extension host: what vscode.dev has.
import { testEditor } from "./editor-tests.ts";

testEditor("web");

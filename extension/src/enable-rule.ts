// The command "Enable Lint Rule in This Project".
import type { BaseLanguageClient } from "vscode-languageclient";

export async function enableRule(client: BaseLanguageClient): Promise<void> {
  await client.sendRequest("fairShuffle/enableRule", {});
}

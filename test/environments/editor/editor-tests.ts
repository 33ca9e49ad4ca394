// What is tested in both extension hosts, and what in the one where it can fail most easily: each start of an editor takes twenty seconds.
import { testBiasPage } from "./bias-page.ts";
import { testCommands, testScan } from "./commands.ts";
import { testEnableRule } from "./enable-rule.ts";
import { testFindings } from "./findings.ts";
import { testOfferHelper } from "./offer-helper.ts";
import { useProduct } from "./product.ts";
import { testReloadedWindow } from "./reloaded-window.ts";
import { testRobustness } from "./robustness.ts";
import { testRuleSettings } from "./rule-settings.ts";
import { testSingleFile } from "./single-file.ts";
import type { Host } from "./start-editor.ts";
import { testTrust } from "./trust.ts";
import { testVirtualWorkspace } from "./virtual-workspace.ts";

export function testEditor(host: Host): void {
  const product = useProduct(host);
  testFindings(product);
  testBiasPage(product);
  testEnableRule(product);
  testOfferHelper(product);
  testRobustness(product);
  testScan(product);
  if (host === "node") {
    testCommands(product);
    testReloadedWindow(product);
    testRuleSettings(product);
    // It could run code of the folder, and read its disk.
    testTrust(product);
    testVirtualWorkspace(product);
  } else {
    testSingleFile(product);
  }
}

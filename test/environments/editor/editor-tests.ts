// All that is tested in both extension hosts.
import { testBiasPage } from "./bias-page.ts";
import { testChinese } from "./chinese.ts";
import { testCommands } from "./commands.ts";
import { testEnableRule } from "./enable-rule.ts";
import { testFindings } from "./findings.ts";
import { testOfferHelper } from "./offer-helper.ts";
import { useProduct } from "./product.ts";
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
  testCommands(product);
  testEnableRule(product);
  testOfferHelper(product);
  testRuleSettings(product);
  testRobustness(product);
  testTrust(product);
  testVirtualWorkspace(product);
  testSingleFile(product);
  testChinese(product);
}

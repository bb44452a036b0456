import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";

import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { inlineBlocks } from "./inlineBlocks";

const home = inlineBlocks("<style>a{}</style><script>one()</script>");
const about = inlineBlocks("<script>two()</script><script>one()</script>");

test("names each block of each page once, in an order of its own", () => {
  const policy = contentSecurityPolicy([home, about]);
  expect(policy).toBe(contentSecurityPolicy([about, home]));
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
});

test("refuses what no page holds", () => {
  const policy = contentSecurityPolicy([home, about]);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
});

test("a tool that looks for weak policies finds nothing to mend", () => {
  const findings = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
      .map(({ directive, description }) => `${directive}: ${description}`);
  const policy = contentSecurityPolicy([home, about]);
  expect(findings(policy)).toEqual([]);
  expect(findings(`${policy}; script-src-elem *`)).not.toEqual([]);
  expect(findings(policy.replace("'sha256-", "'unsafe-eval' '"))).not.toEqual(
    [],
  );
});

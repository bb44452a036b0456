import { findNodeAtLocation } from "jsonc-parser";

import { documentsOf, type Rule } from "../content";
import { programPath } from "../programPath";
import { problemAt } from "../report";
import { foldCase } from "../reportDuplicates";
import { quote } from "../wording";

/** Reports programs whose file cannot be an address, or that share a heading. */
export const programNames: Rule = (content) => {
  const first = new Map<string, string>();
  return documentsOf(content, "programs/*.json").flatMap((document) => {
    const { file, root } = document;
    const path = programPath(file) ?? "";
    // A page /features/index would replace the features page.
    const isAddress = /^\/features\/(?!index$)[a-z0-9-]+$/.test(path);
    const problems = isAddress
      ? []
      : [
          {
            ...{ file, line: 1, column: 1, path: "" },
            found: `the address ${quote(path)}`,
            expected:
              "a file name of small letters, digits and hyphens, other than index",
          },
        ];
    const heading = root && findNodeAtLocation(root, ["heading"]);
    if (typeof heading?.value !== "string") return problems;
    const name = foldCase(heading.value);
    const earlier = first.get(name);
    first.set(name, earlier ?? file);
    if (earlier === undefined) return problems;
    const found = `${quote(heading.value)}, which is also in ${earlier}`;
    const expected = "a heading that no other program has";
    return [...problems, problemAt(document, heading, { found, expected })];
  });
};

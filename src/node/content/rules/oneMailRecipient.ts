import { areValid, documentsOf, type Rule } from "../content";
import { placeOf, problemAt } from "../document";
import { select } from "../select";
import { quote } from "../describe";

const expected = "one mailto: account in all, to which the contact form writes";

/** Exactly one of the site's accounts is an e-mail address. */
export const oneMailRecipient: Rule = (content) =>
  documentsOf(content, "site.json").flatMap((document) => {
    const [first, ...more] = ["connect", "follow"]
      .flatMap((group) => select(document.root, `${group}.accounts[].href`))
      .filter(({ value }) => String(value).startsWith("mailto:"));
    if (first) {
      const place = placeOf(document, first);
      return more.map((node) =>
        problemAt(document, node, {
          found: `${quote(String(node.value))} besides the one at ${place}`,
          expected,
        }),
      );
    }
    // Where an account is not as declared, that may have been the one.
    const [accounts] = select(document.root, "connect.accounts");
    return accounts && areValid([document])
      ? [
          problemAt(document, accounts, {
            found: "no mailto: account",
            expected,
          }),
        ]
      : [];
  });

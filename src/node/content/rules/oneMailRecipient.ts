import { mailAccounts } from "../../../contact/mailAccount";
import { areValid, documentsOf, type Rule } from "../content";
import { placeOf, problemAt } from "../document";
import { select } from "../select";
import { quote } from "../describe";

const expected = "one mailto: account in all, to which the contact form writes";

/** Exactly one of the site's accounts is an e-mail address. */
export const oneMailRecipient: Rule = (content) =>
  documentsOf(content, "site.json").flatMap((document) => {
    const group = (name: string) => ({
      accounts: select(document.root, `${name}.accounts[].href`).map(
        (node) => ({ node, href: String(node.value) }),
      ),
    });
    const [first, ...more] = mailAccounts({
      connect: group("connect"),
      follow: group("follow"),
    });
    if (first) {
      const place = placeOf(document, first.node);
      return more.map(({ node, href }) =>
        problemAt(document, node, {
          found: `${quote(href)} besides the one at ${place}`,
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

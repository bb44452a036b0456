import { site } from "../content/declarations/site";
import {
  validContent,
  type Content,
  type ContentFile,
  type Problem,
} from "./content";

const placeholder = [
  // Domains reserved for examples: https://www.rfc-editor.org/rfc/rfc2606
  /(^|[@./])example\.(org|com|net)(?![\w-]|\.\w)/,
  /\.(example|invalid|test)(?![\w-]|\.\w)/,
  // Phone numbers reserved for fiction: 555-0100 to 555-0199.
  /^tel:\+1\d{3}55501\d\d$/,
  /^example-/,
];

/** A role in place of a member's name, such as "Research Member 3". */
const roleAsName = /^([\p{L}-]+ )*(Mentor|Lead|Manager|Member)( \d+)?$/u;

/** Finds invented names, addresses, phone numbers, and profiles in valid content. */
export function placeholders(content: Pick<Content, "files">): Problem[] {
  const accounts = validContent(content, site).flatMap(
    ({ connect, follow }) => [...connect.accounts, ...follow.accounts],
  );
  const isPlaceholder = (field: string, text: string) =>
    placeholder.some((pattern) => pattern.test(text)) ||
    (/members\[\d+\]\.name$/.test(field) && roleAsName.test(text)) ||
    // The community's own page, in place of a member's.
    (/members\[\d+\]\.linkedin$/.test(field) &&
      accounts.some(({ href }) => href === text));
  const inFile = ({ file, values }: ContentFile) =>
    [...values].flatMap(([field, { path, value }]) =>
      typeof value === "string" && isPlaceholder(field, value)
        ? { file, path, expected: "what is real" }
        : [],
    );
  return content.files.flatMap(inFile);
}

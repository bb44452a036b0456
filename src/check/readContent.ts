import { readFileSync } from "node:fs";
import path from "node:path";

import { declarationOf, type Declaration } from "../content/declarations";
import { pictureName } from "../content/declarations/fields";
import { valuesIn } from "../content/fieldSchema";
import { filesIn } from "./filesIn";
import { contentFolder } from "./folders";
import { readIcons } from "./readIcons";
import type { Content, ContentFile } from "./content";
import { parse } from "./parse";
import { readPictures } from "./readPictures";
import { validate } from "./validate";
import { pathText } from "./wording";

/** Matches guides, schemas, and what systems and editors leave behind. */
const ignored =
  /^schemas\/|(\.md|~|\.orig|\.save|___jb_(tmp|old)___)$|(^|\/)(\.|~\$|(#.+#|4913|(eh)?thumbs\.db|desktop\.ini|icon\r)$)/i;

/** Reads a content folder, and what the content may refer to. */
export async function readContent(folder = contentFolder()): Promise<Content> {
  const names = filesIn(folder).filter((file) => !ignored.test(file));
  const pictures = names.filter(
    (name) => name.startsWith("images/") && pictureName.test(name),
  );
  // It drops a byte order mark, which editors on Windows write.
  const utf8 = new TextDecoder();
  return {
    folder,
    files: names.flatMap((name) => {
      const declaration = declarationOf(name);
      if (!declaration) return [];
      const text = utf8.decode(readFileSync(path.join(folder, name)));
      return parseFile(`${folder}/${name}`, text, declaration);
    }),
    unknownFiles: names.filter(
      (name) => !declarationOf(name) && !pictures.includes(name),
    ),
    pictures: await readPictures(folder, pictures),
    icons: await readIcons(),
  };
}

/** Parses a file and compares it with its declaration. */
export function parseFile(
  file: string,
  text: string,
  declaration: Declaration,
): ContentFile {
  const { root, value, problems } = parse(text);
  const all = root ? [...valuesIn(value, declaration.json)] : [];
  const values = new Map(all.map((each) => [pathText(each.path), each]));
  const parsed = { file, declaration, text, root, value, values };
  const findings = problems.map((problem) => ({ file, ...problem }));
  return {
    ...parsed,
    findings: root ? [...findings, ...validate(parsed)] : findings,
  };
}

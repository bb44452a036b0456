import { readFileSync } from "node:fs";
import path from "node:path";

import { tokenizer } from "acorn";
import sharp from "sharp";

import { filesIn } from "../src/check/filesIn";
import { plainLines, plainText, styleLines } from "./plainText";
import type { Recording } from "./recordSite";

/** Files that hold hashes alone, and those of packages. */
const ignored =
  /webpack|\.map$|LICENSE|app-data|admin\/(chunks|assets)|framework-/;

/** The short names of classes, which change with those of other style sheets. */
const className = /\.(([a-z])\2*\d+)(?![\w%-])/gi;

/** Returns the texts in a script. */
const textsIn = (script: string): string[] =>
  [...tokenizer(script, { ecmaVersion: "latest", sourceType: "module" })]
    .filter(({ type }) => /^(string|template)$/.test(type.label))
    .map((token) => plainText(String((token as { value?: unknown }).value)))
    .map((text) => text.replace(/\s+/g, " "))
    .filter((text) => !/^([a-z])\1*\d+\b/i.test(text));

/** Returns each class in a page's HTML, with its element and the part that it is in. */
function placesOfClasses(html: string): [name: string, place: string][] {
  let part = "body";
  return [...html.matchAll(/<(\w+)([^>]*)>/g)].flatMap(
    ([, tag = "", rest = ""]) => {
      const [, id] = tag === "section" ? (/ id="(.*?)"/.exec(rest) ?? []) : [];
      if (id) part = `#${id}`;
      else if (/^(nav|main|footer)$/.test(tag)) part = tag;
      const [, names = ""] = / class="(.*?)"/.exec(rest) ?? [];
      return names
        .split(" ")
        .map((name): [string, string] => [name, `${part} ${tag}`]);
    },
  );
}

/** Returns the lines that say what the files of a built site are, by name. */
export async function recordFiles(site: string) {
  const files = filesIn(site).filter((file) => !ignored.test(file));
  const read = (file: string) => readFileSync(path.join(site, file));
  const recorded: Recording = new Map();
  const add = (name: string, lines: string[]) =>
    recorded.set(`files/${name}`, [
      ...(recorded.get(`files/${name}`) ?? []),
      ...lines,
    ]);
  const pages = new Map<string, string[]>();
  const places = new Map<string, Set<string>>();
  const pictures = new Map<string, string[]>();
  for (const file of files) {
    const content = read(file);
    const text = content.toString();
    const twin = file.replace(/\/index\.html$/, ".html");
    if (file.endsWith(".html")) {
      if (twin !== file && files.includes(twin) && read(twin).equals(content))
        continue;
      for (const [name, place] of placesOfClasses(text))
        places.set(name, (places.get(name) ?? new Set()).add(place));
      for (const [, css = ""] of text.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
        add("style sheets", styleLines(css));
      pages.set(file, plainLines(text));
    } else if (file.endsWith(".js")) add("texts in scripts", textsIn(text));
    else if (file.endsWith(".css")) add("style sheets", styleLines(text));
    else if (/-data\.json$|page-data\/sq/.test(file))
      add("data of pages", plainLines(text));
    else if (/\.(webp|avif|png|jpe?g)$/.test(file)) {
      const { width, height } = await sharp(content).metadata();
      const name = path.basename(file);
      const size = `${width} × ${height} (${content.length} bytes)`;
      pictures.set(name, [...(pictures.get(name) ?? []), size].sort());
    } else if (/\.(ico|woff2)$/.test(file))
      add("other files", [`${plainText(file)}: ${content.length} bytes`]);
    else add(plainText(file), plainLines(text));
  }
  for (const [name, sizes] of pictures)
    add("pictures", [`${name}: ${sizes.join(", ")}`]);

  const own = [...pages].filter(([file]) => !file.startsWith("admin/"));
  const shared = new Set(
    own[0]?.[1].filter((line) =>
      own.every(([, lines]) => lines.includes(line)),
    ),
  );
  add("HTML of every page", [...shared]);
  for (const [file, lines] of pages)
    add(
      file,
      lines.filter((line) => !shared.has(line)),
    );

  const placeOf = (_: string, name: string) =>
    `[${[...(places.get(name) ?? ["not in HTML"])].slice(0, 3).join("|")}]`;
  for (const name of [
    "style sheets",
    "texts in scripts",
    "data of pages",
    "pictures",
  ]) {
    // Webpack divides scripts and styles anew where anything has changed.
    const distinct = [...new Set(recorded.get(`files/${name}`))];
    const isStyle = name === "style sheets";
    const lines = distinct.map((line) =>
      isStyle ? line.replace(className, placeOf) : line,
    );
    recorded.set(`files/${name}`, lines.sort());
  }
  return recorded;
}

/**
 * Returns all that the longest page of each template of a built site is made of, by
 * its path.
 */
export function pagesOf(site: string): Map<string, string> {
  const files = filesIn(site);
  const read = (file: string) => readFileSync(path.join(site, file), "utf8");
  const isShared = /^(?!webpack|component-)[^/]+\.(js|css)$|sq\/d/;
  const shared = files.filter((file) => isShared.test(file)).map(read);
  const longest = new Map<string, [path: string, html: string, all: string]>();
  for (const file of files.filter((each) => each.endsWith("/page-data.json"))) {
    const json = read(file);
    const data = JSON.parse(json) as Record<
      "path" | "componentChunkName",
      string
    >;
    const name = data.path.slice(1).replace(/\.html$/, "") || "index";
    // Without the names of scripts, which webpack changes with those of others.
    const html = read(`${name}.html`).replace(
      /sha256-[^']+|\b[0-9a-f]{20}\b/g,
      "",
    );
    const template = `${data.componentChunkName}-`;
    if (html.length <= (longest.get(template)?.[1].length ?? 0)) continue;
    const own = files.filter((each) => each.startsWith(template)).map(read);
    const address = template.includes("-404-") ? "/nowhere" : data.path;
    longest.set(template, [
      address,
      html,
      [html, json, ...own, ...shared].join(),
    ]);
  }
  return new Map(
    [...longest.values()].map(([address, , all]) => [address, all]),
  );
}

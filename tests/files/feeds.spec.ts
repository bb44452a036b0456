import { expect, test } from "@playwright/test";

import { FIXTURE } from "../../scripts/buildCopy";
import { program } from "../../src/content/declarations/program";
import { filesIn } from "../../src/check/filesIn";
import site from "../fixtures/site/site.json";
import { contentOf, siteFolder } from "../siteFolder";

test("uses SOURCE_DATE_EPOCH as the build time", () => {
  const time = new Date(Number(FIXTURE.SOURCE_DATE_EPOCH) * 1000);
  const stamp = time.toISOString().replace(/[-:]|\.\d+/g, "");
  const stamps = contentOf("calendar.ics").match(/(?<=DTSTAMP:)\w+/g);
  expect(new Set(stamps)).toEqual(new Set([stamp]));
});

test("finds an element for each URL with a hash", () => {
  // An `@id` in structured data looks like a URL, but its hash is not an element's id.
  const address = RegExp(
    `(?<!"@id":")(?:${site.url}|(?<=href="))(/[^"#<\\s]*)?#([^"<\\s]+)`,
    "g",
  );
  const targets = new Set<string>();
  for (const file of filesIn(siteFolder)) {
    if (!/^(?!admin).*\.(html|xml|ics)$/.test(file)) continue;
    // Calendars fold long lines.
    const text = contentOf(file).replaceAll("\r\n ", "");
    for (const [, path = `/${file}`, id] of text.matchAll(address)) {
      targets.add(`${path === "/" ? "/index" : path}#${id}`);
    }
  }
  const isLost = (target: string) => {
    const [path = "", id] = target.split("#");
    const text = contentOf(/\.\w+$/.test(path) ? path : `${path}.html`);
    return !text.includes(` id="${id}"`);
  };
  expect([...targets].join()).toContain("/features/events#summit-2040");
  expect([...targets].filter(isLost)).toEqual([]);
});

test("refuses entries with an id of their page", () => {
  const { id } = program.shape.entries.element.shape;
  for (const file of ["features/events.html", "features/podcast.html"]) {
    const ids = contentOf(file).matchAll(/<(?!li)\w+[^>]* id="([^"]+)"/g);
    const free = Array.from(ids, ([, name]) => name).filter(
      (name) => id.safeParse(name).success,
    );
    expect(free, file).toEqual([]);
  }
});

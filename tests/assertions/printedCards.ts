import { existsSync } from "node:fs";

import { test } from "@playwright/test";

import { runCommand } from "../../scripts/childProcess";

const PDF_READER = "/usr/bin/pdftotext";

/** A4 paper with common margins. */
export const PAPER = {
  format: "A4",
  margin: { top: "13mm", right: "13mm", bottom: "13mm", left: "13mm" },
} as const;

/**
 * Skips the running test if the program that reads PDFs is not installed.
 *
 * @throws Error if REQUIRED names the program
 */
export function skipWithoutReader(): void {
  const isMissing = !existsSync(PDF_READER);
  const reason = "pdftotext is not installed";
  // .ci/run sets REQUIRED to the programs that must be installed.
  if (isMissing && process.env.REQUIRED?.includes("pdftotext"))
    throw new Error(reason);
  test.skip(isMissing, reason);
}

/**
 * Clones cards until each team with several members has a given number of cards. Adds a
 * word to the start and end of each card, and replaces each heading with a word. Runs in
 * the page.
 *
 * @returns the words, which mark the cards and headings in a PDF
 */
export function fillTeams(members = ""): string[] {
  // The program cannot read text in the site's own fonts in Firefox's PDFs.
  const font = "monospace";
  const marks: string[] = [];
  const mark = (element: HTMLElement, text: string) => {
    element.textContent = text;
    element.style.fontFamily = font;
    marks.push(text);
    return element;
  };
  const newMark = (text: string) => mark(document.createElement("p"), text);
  for (const [team, heading] of document
    .querySelectorAll("main h2")
    .entries()) {
    mark(heading as HTMLElement, `heading-${team}`);
    const list = heading.nextElementSibling as HTMLElement;
    const cards = [...list.children];
    const isTeam = cards.length > 1;
    if (isTeam) list.style.cssText = "--wide: 5; --medium: 3; --narrow: 2";
    while (isTeam && list.children.length < Number(members)) {
      const index = list.children.length % cards.length;
      list.append(cards[index]?.cloneNode(true) ?? "");
    }
    for (const [index, { firstElementChild }] of [...list.children].entries()) {
      firstElementChild?.prepend(newMark(`start-${team}-${index}`));
      firstElementChild?.append(newMark(`end-${team}-${index}`));
    }
  }
  for (const image of document.images) image.loading = "eager";
  return marks;
}

interface Mark {
  word: string;
  page: number;
  top: number;
  bottom: number;
}

/** Returns the cards that are split across pages and the headings that a card covers. */
export function printFaults(pdf: Uint8Array, words: string[]): string[] {
  const marks = marksIn(pdf);
  const find = (word: string) => marks.filter((mark) => mark.word === word);
  const cards = words
    .filter((word) => word.startsWith("start"))
    .map((word) => {
      const ends = find(word.replace("start", "end"));
      return { word, parts: [...find(word), ...ends] };
    });
  // Browsers draw a mark at the edge of a page on both pages.
  const torn = cards.filter(
    ({ parts: [start, end, ...others] }) =>
      !end || start?.page !== end.page || others.length > 0,
  );
  const covered = marks.filter(
    (heading) =>
      heading.word.startsWith("heading") &&
      cards.some(
        ({ parts: [start, end] }) =>
          start?.page === heading.page &&
          start.top < heading.bottom &&
          Number(end?.bottom) > heading.top,
      ),
  );
  return [
    ...torn.map(({ word }) => `${word} is torn`),
    ...covered.map(({ word }) => `${word} is covered`),
  ];
}

/** Returns the marks in a PDF. A mark that is drawn twice is returned twice. */
function marksIn(pdf: Uint8Array): Mark[] {
  const { stdout } = runCommand(PDF_READER, ["-bbox", "-", "-"], {
    input: pdf,
  });
  return stdout.split("<page ").flatMap((text, page) =>
    Array.from(
      text.matchAll(/yMin="(.+?)".* yMax="(.+?)">(.+?)</g),
      ([, top, bottom, word = ""]) => ({
        ...{ word, page, top: Number(top), bottom: Number(bottom) },
      }),
    ),
  );
}

import { diffArrays, diffWordsWithSpace } from "diff";

import type { Look, Recording } from "./Recording";

/** Where a difference shows. */
interface Place {
  /** A file, or the key of a state. */
  where: string;
  /** An element, or a changed line. */
  example: string;
  /** The element's boxes before and after. */
  boxes?: [before: number[], after: number[]];
}

export interface Difference {
  part: "files" | "looks" | "behavior";
  /** What it is; the same thing is told once, with all its places. */
  what: string;
  places: Place[];
}

/** More changed lines of a state, or in a row, follow from the first ones. */
const MAX_LINES = 6;

/** Values that layout computes from sizes; of margins it does not always. */
const followsSize = /-origin$|^grid-template-(columns|rows)$/;
const followsPlace = /^margin-(left|right)$/;

/** Colors that are that of the text unless they are set. */
const followsColor =
  /^(caret|(column|row)-rule|outline|text-decoration|text-emphasis|-webkit-text-(fill|stroke)|border-(top|left|right|bottom))-color$|^(fill|stroke)$/;

/** Returns a label's tag, and for a pseudo-element its name, too. */
const tagOf = (label: string) => label.replace(/(#| ").*?(?=::|$)/, "");

/** Pairs what is equal in two lists, and what took another's place. */
function align(
  before: string[],
  after: string[],
  isSamePlace: (one?: string, other?: string) => boolean,
) {
  const pairs: [before: number | undefined, after: number | undefined][] = [];
  let [i, j] = [0, 0];
  const changes = diffArrays(before, after);
  changes.forEach(({ added, removed, count }, index) => {
    // Taken with what was removed before it.
    if (added && changes[index - 1]?.removed) return;
    const next = changes[index + 1];
    const ends = [
      i + (added ? 0 : count),
      j + (removed ? (next?.added ? next.count : 0) : count),
    ] as const;
    while (i < ends[0] || j < ends[1]) {
      const [hasOne, hasOther] = [i < ends[0], j < ends[1]];
      if (hasOne && hasOther && isSamePlace(before[i], after[j])) {
        pairs.push([i++, j++]);
      } else {
        if (hasOne) pairs.push([i++, undefined]);
        if (hasOther) pairs.push([undefined, j++]);
      }
    }
  });
  return pairs;
}

/** Returns the words that differ between two lines, with what is before them. */
function changedWords(before: string, after: string) {
  const words = diffWordsWithSpace(before, after);
  const first = words.findIndex(({ added, removed }) => added || removed);
  const texts = (side: "added" | "removed") =>
    words.flatMap((word) => (word[side] ? word.value : [])).join(" … ");
  return {
    context: words[first - 1]?.value.slice(-40) ?? "",
    removed: texts("removed").slice(0, 160) || "–",
    added: texts("added").slice(0, 160) || "–",
  };
}

/**
 * Returns what differs between two recordings, each thing once: what follows from
 * another difference is left out.
 */
export function compareRecordings(
  before: Recording,
  after: Recording,
): Difference[] {
  const found = new Map<string, Difference>();
  /** Changed texts of files, which pages, titles and trees have, too. */
  const textsOfFiles = new Set<string>();
  const tell = (part: Difference["part"], what: string, place: Place) => {
    const key = part + what;
    const difference = found.get(key) ?? { part, what, places: [] };
    difference.places.push(place);
    found.set(key, difference);
  };

  function compareLines(
    part: "files" | "behavior",
    where: string,
    one: string[],
    other: string[],
  ) {
    let inRow = 0;
    let count = 0;
    for (const [i, j] of align(one, other, () => true)) {
      const [was, is] = [one[i ?? -1] ?? "", other[j ?? -1] ?? ""];
      inRow = was === is ? 0 : inRow + 1;
      if (was === is || inRow > MAX_LINES) continue;
      const { context, removed, added } = changedWords(was, is);
      const change = `${removed} → ${added}`;
      const text = context.slice(-8) + change;
      if (part === "files") textsOfFiles.add(text);
      else if (textsOfFiles.has(text) || count >= MAX_LINES) continue;
      count += 1;
      const isNumber = /^\d+$/.test(removed) && /^\d+$/.test(added);
      // Thirty titles that lose the same word are one difference.
      const isWord = removed.length > 3 && added !== "–";
      let what = `${context}${change}`;
      if (isNumber) what = `${context}a number`;
      else if (isWord) what = `${removed} → …`;
      tell(part, what, { where, example: `${context}${change}` });
    }
  }

  function compareLooks(where: string, one: Look[], other: Look[]) {
    const told = new Map<number, Set<string>>();
    const changed = new Set<number | undefined>();
    /** The places of elements in the other list. */
    const places = new Map<number | undefined, number>();
    const moved: [was: Look, is: Look, index: number][] = [];
    const labels = (looks: Look[]) => looks.map(({ label }) => label);
    const isSameTag = (a = "", b = "") => tagOf(a) === tagOf(b);
    for (const [i, j] of align(labels(one), labels(other), isSameTag)) {
      const [was, is] = [one[i ?? -1], other[j ?? -1]];
      const { label: example = "", box = [] } = is ?? was ?? {};
      if (!was || !is || j === undefined) {
        const name = example.includes("::") ? tagOf(example) : example;
        const isInNew = is && changed.has(is.parent) && !told.has(is.parent);
        const place: Place = { where, example, boxes: [box, box] };
        if (!isInNew) tell("looks", `${is ? "new" : "gone"}: ${name}`, place);
        changed.add(is ? j : places.get(was?.parent));
        continue;
      }
      places.set(i, j);
      const changes = changedStyles(was, is);
      told.set(j, new Set(changes));
      for (const change of changes) {
        if (told.get(is.parent)?.has(change)) continue;
        tell("looks", change, { where, example, boxes: [was.box, box] });
      }
      if (changes.length > 0 || was.label !== is.label) changed.add(j);
      if (shiftOf(was, is).some((px) => Math.abs(px) > 1))
        moved.push([was, is, j]);
    }
    // What has changed moves what is in it and around it.
    const around = new Set(changed);
    for (let index = other.length - 1; index >= 0; index -= 1) {
      if (around.has(index)) around.add(other[index]?.parent);
    }
    for (const [index, { parent }] of other.entries()) {
      if (changed.has(parent)) changed.add(index);
    }
    for (const [was, is, index] of moved) {
      if (changed.has(index) || around.has(is.parent)) continue;
      const [parentWas, parentIs] = [one[was.parent], other[is.parent]];
      const isCarried =
        parentWas &&
        parentIs &&
        shiftOf(was, is).join() === shiftOf(parentWas, parentIs).join();
      if (isCarried) continue;
      tell("looks", `moved or resized: ${tagOf(is.label)}`, {
        where,
        example: `${is.label} ${was.box.join(" ")} → ${is.box.join(" ")}`,
        boxes: [was.box, is.box],
      });
    }
  }

  const shiftOf = (was: Look, is: Look) =>
    is.box.map((px, side) => px - (was.box[side] ?? 0));

  function changedStyles(was: Look, is: Look): string[] {
    const [left, , width, height] = shiftOf(was, is);
    const isResized = width !== 0 || height !== 0;
    const values = (recording: Recording, { style }: Look) =>
      recording.styles[style]?.split("\n") ?? [];
    const olds = values(before, was);
    const changes = new Map<string, string[]>();
    values(after, is).forEach((value, index) => {
      const name = after.properties[index] ?? "";
      const old = olds[index];
      if (old === value || (isResized && followsSize.test(name))) return;
      if (!isResized && left === 0 && followsPlace.test(name)) return;
      // Their names are as short as those of classes.
      const isName =
        name === "animation-name" && !`${old} ${value}`.includes("none");
      if (isName) return;
      const change = `${old} → ${value}`;
      changes.set(change, [...(changes.get(change) ?? []), name]);
    });
    return [...changes].map(([change, names]) => {
      const own = names.includes("color")
        ? names.filter((name) => !followsColor.test(name))
        : names;
      return `${own.join(", ")}: ${change}`.slice(0, 200);
    });
  }

  const compareEach = <Value>(
    part: Difference["part"],
    one: Record<string, Value>,
    other: Record<string, Value>,
    compare: (where: string, was: Value, is: Value) => void,
  ) => {
    for (const where of Object.keys({ ...one, ...other })) {
      const [was, is] = [one[where], other[where]];
      if (was && is) compare(where, was, is);
      else tell(part, is ? "new" : "gone", { where, example: "" });
    }
  };
  compareEach("files", before.files, after.files, (...each) =>
    compareLines("files", ...each),
  );
  compareEach("looks", before.looks, after.looks, compareLooks);
  compareEach("behavior", before.behavior, after.behavior, (...each) =>
    compareLines("behavior", ...each),
  );
  return [...found.values()];
}

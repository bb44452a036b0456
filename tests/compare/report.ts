import type { Difference } from "./compareRecordings";

/** How many examples are told of a difference. */
const EXAMPLES = 3;

/** Around the example of a picture, in px. */
const MARGIN = 40;

/** Returns the first ones of a list, each once, and how many follow. */
function some(all: string[]): string {
  const distinct = [...new Set(all)];
  const rest = distinct.length - EXAMPLES;
  const more = rest > 0 ? ` and ${rest} more` : "";
  return distinct.slice(0, EXAMPLES).join(" | ") + more;
}

/** Makes one entry of all that differs in the same places; first what shows most. */
function merge(differences: readonly Difference[]): Difference[] {
  const merged = new Map<string, Difference>();
  for (const { part, what, places } of differences) {
    const key = places.map(({ where, example }) => where + example).join();
    const entry = merged.get(key);
    merged.set(key, {
      part,
      places,
      what: entry ? `${entry.what}; ${what}` : what,
    });
  }
  return [...merged.values()].sort((a, b) => b.places.length - a.places.length);
}

/** Returns what differs as text, each thing with its number of places and examples. */
export function reportOf(differences: readonly Difference[]): string {
  const parts = (["files", "looks", "behavior"] as const).flatMap((part) => {
    const entries = merge(differences.filter((one) => one.part === part));
    if (entries.length === 0) return [];
    const lines = entries.map(({ what, places }) => {
      const [examples, states] = [
        some(places.map(({ example }) => example)),
        some(places.map(({ where }) => where)),
      ];
      const title = part === "looks" ? what : examples || what;
      const elements = part === "looks" ? `${examples} in ` : "";
      return `- ${title.slice(0, 300)}\n    ${places.length} × ${elements}${states}`;
    });
    return [`${part}: ${entries.length}`, ...lines, ""];
  });
  return [...parts, `${differences.length} differences`].join("\n");
}

/** Returns the name of a picture of a state, of one of the two sites. */
export const pictureOf = (state: string, side: "before" | "after") =>
  `${state.replace(/\W+/g, "-")}-${side}.jpeg`;

/** Returns a page that shows the changed part of each example before and after. */
export function pageOf(differences: readonly Difference[]): string {
  const looks = differences.filter(({ part }) => part === "looks");
  const examples = merge(looks).map(({ what, places }) => {
    const [{ where, example, boxes = [] } = { where: "", example: "" }] =
      places;
    const start = (side: 0 | 1) =>
      Math.max(0, Math.min(...boxes.map((box) => box[side] ?? 0)) - MARGIN);
    const end = (side: 0 | 1) =>
      Math.max(...boxes.map((box) => (box[side] ?? 0) + (box[side + 2] ?? 0)));
    const size = `width:${end(0) + MARGIN - start(0)}px;height:${end(1) + MARGIN - start(1)}px`;
    const picture = (side: "before" | "after") =>
      `<div style="${size};background:url(${pictureOf(where, side)}) -${start(0)}px -${start(1)}px"></div>`;
    return `<h2>${[what, example, where].join("<br>")}</h2><main>${picture("before")}${picture("after")}</main>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Before and after</title>
<style>main{display:flex;gap:1rem;overflow:auto}div{flex:none}h2{font:1rem system-ui}</style>
${examples.join("\n")}`;
}

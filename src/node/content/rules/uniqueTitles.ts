import type { Rule } from "../content";
import { select } from "../select";
import { doubled } from "./doubled";

/** Each page has a title of its own, in tabs and in search results. */
export const uniqueTitles: Rule = ({ documents }) =>
  doubled(
    documents.flatMap((document) =>
      select(document.root, "meta.title").map((node) => ({ document, node })),
    ),
    "a title that no other page has",
  );

import { schemaAt } from "../../node/content/schema/introspection";
import { labelOf, valueAt } from "../values";
import type { Store } from "./Store";

/** The page that shows a file, where that is not the home page. */
const pages: Readonly<Record<string, string>> = {
  "about.json": "/about",
  "features.json": "/features",
  "not-found.json": "/404",
  "team.json": "/teams",
  "why-join.json": "/join",
};

/** Returns the path of the page that shows a file's content. */
export function pageOf(store: Store, file: string): string {
  const path = valueAt(store.valueOf(file), ["path"]);
  return pages[file] ?? (typeof path === "string" ? path : "/");
}

/** Returns a file's name in plain words, as in "Team" or "Privacy policy". */
export function fileTitle(store: Store, file: string): string {
  const type = store.typeOf(file);
  const heading = valueAt(store.valueOf(file), ["heading"]);
  if (type?.file.includes("*") && typeof heading === "string" && heading)
    return heading;
  return type?.title ?? file;
}

/** Returns the label of the field at a path, as in `groups[0].heading`. */
export function labelAt(store: Store, file: string, path: string): string {
  const keys = (path.match(/[^.[\]]+/g) ?? []).map((key) =>
    /^\d+$/.test(key) ? Number(key) : key,
  );
  const type = store.typeOf(file);
  const schema = type && schemaAt(type.schema, keys);
  const name = keys.findLast((key) => typeof key === "string");
  return schema ? labelOf(schema, name ?? "") : "";
}

import * as z from "zod";

import { anchors, CONTACT_ANCHOR } from "../../src/content/anchors";
import { pageOf } from "../../src/content/contentTypes";
import { referenceOf } from "../../src/content/schema/introspection";
import { asText } from "../contentValues";
import type { ControlProps } from "./fieldProps";
import { useEditor } from "./useEditor";

/** Returns the labels of all links in a value, by their paths. */
function linkLabels(value: unknown): [string, string][] {
  if (typeof value !== "object" || value === null) return [];
  const { label, path } = value as Record<string, unknown>;
  const inner = Object.values(value).flatMap(linkLabels);
  return typeof label === "string" && typeof path === "string"
    ? [...inner, [path, label]]
    : inner;
}

/** Renders a choice: a declared one, or a page or section by its title. */
export function Choice({ value, edit, schema, control }: ControlProps) {
  const { store, state } = useEditor();
  const files = store.files();
  const titles = new Map(
    files.flatMap((file) => linkLabels(store.valueOf(file))),
  );
  const pages = [
    ...new Set([
      ...state.project.pages,
      ...files.map((file) => pageOf(file, store.valueOf(file))),
    ]),
  ].filter((path) => path !== "/404");
  const sections = pages.flatMap((path) =>
    [...(anchors[path] ?? []), CONTACT_ANCHOR].map((id) => `${path}#${id}`),
  );
  const isEnum = schema instanceof z.ZodEnum;
  const choices = isEnum
    ? schema.options.map(String)
    : referenceOf(schema)?.to === "page"
      ? pages
      : sections;
  const page = pageOf(state.file, store.valueOf(state.file));
  const nameOf = (choice: string) => {
    const title = titles.get(isEnum ? `${page}#${choice}` : choice);
    const [path = "", anchor] = choice.split("#");
    if (anchor) return `${titles.get(path) ?? path} › ${title ?? anchor}`;
    return title ? `${title} (${choice})` : choice;
  };
  const text = asText(value);
  return (
    <select
      {...control}
      value={text}
      onChange={({ target }) => edit(target.value)}
    >
      {!choices.includes(text) && (
        <option value={text}>{text || "Choose …"}</option>
      )}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  );
}

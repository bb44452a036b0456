import { getNodePath, type Node } from "jsonc-parser";
import * as z from "zod";

import type { Document } from "../document";
import { formatPath, pathOf, walk } from "../json/tree";
import { fieldsOf, schemaAt } from "../schema/walk";
import type { StructureEdit } from "./structureEdits";

/** What a change makes of a file, and where the check must complain. */
export interface StructureChange {
  text: string;
  /** Undefined where the file may still be as declared. */
  mistake?: { offset: number; path: string } | undefined;
  /** Whether that must be the only mistake. */
  isAlone?: boolean;
}

/** Changes a file that is as declared. */
export function applyStructureEdit(
  document: Document,
  edit: StructureEdit,
): StructureChange {
  const values = document.root ? [...walk(document.root)] : [];
  const fields = values
    .filter(({ type }) => type === "object")
    .flatMap(({ children }) => children ?? []);
  switch (edit.kind) {
    case "drop":
      return drop(document, pick(fields, edit));
    case "rename":
      return rename(document, pick(fields, edit), edit.name);
    case "duplicate":
      return duplicate(document, pick(fields, edit));
    case "retype":
      return retype(document, pick(values, edit), edit.value);
    case "extreme":
      return exaggerate(
        document,
        pick(values.filter(isScalar), edit),
        edit.value,
      );
  }
}

function pick(nodes: readonly Node[], { at }: StructureEdit): Node {
  const node = nodes[Math.floor(at * nodes.length)];
  if (!node) throw new Error("There is nothing to change");
  return node;
}

function isScalar({ type }: Node): boolean {
  return type === "string" || type === "number";
}

function drop({ text, type }: Document, field: Node): StructureChange {
  const holder = field.parent ?? field;
  const siblings = holder.children ?? [];
  const index = siblings.indexOf(field);
  const next = siblings[index + 1];
  const previous = siblings[index - 1];
  const from = next || !previous ? field.offset : endOf(previous);
  const to = next ? next.offset : endOf(field);
  const path = [...getNodePath(holder), nameOf(field)];
  const mayBeLeftOut = schemaAt(type.schema, path) instanceof z.ZodOptional;
  return {
    text: text.slice(0, from) + text.slice(to),
    mistake: mayBeLeftOut
      ? undefined
      : { offset: holder.offset, path: formatPath(path) },
    isAlone: true,
  };
}

function rename(
  { text, type }: Document,
  field: Node,
  name: string,
): StructureChange {
  const path = getNodePath(field);
  const declared = fieldsOf(schemaAt(type.schema, path)) ?? {};
  const colon = field.colonOffset ?? field.offset;
  return {
    text:
      text.slice(0, field.offset) + JSON.stringify(name) + text.slice(colon),
    mistake: Object.hasOwn(declared, name)
      ? undefined
      : { offset: field.offset, path: formatPath([...path, name]) },
  };
}

function duplicate({ text }: Document, field: Node): StructureChange {
  const end = endOf(field);
  const copy = `, ${text.slice(field.offset, end)}`;
  return {
    text: text.slice(0, end) + copy + text.slice(end),
    mistake: { offset: end + 2, path: pathOf(field) },
    isAlone: true,
  };
}

function retype(
  { text }: Document,
  node: Node,
  value: unknown,
): StructureChange {
  const other = node.type === "string" ? 5 : "a text";
  const written = JSON.stringify(typeOf(value) === node.type ? other : value);
  return {
    text: text.slice(0, node.offset) + written + text.slice(endOf(node)),
    mistake: { offset: node.offset, path: pathOf(node) },
    // An object in place of a list is one mistake; so is {} without fields.
    isAlone: node.type !== "object" || !written.startsWith("{"),
  };
}

function exaggerate(
  { text, type }: Document,
  node: Node,
  value: unknown,
): StructureChange {
  const extreme = node.type === "number" ? Number(value) || 0 : textOf(value);
  const schema = schemaAt(type.schema, getNodePath(node));
  const isDeclared = schema && z.safeParse(schema, extreme).success;
  return {
    text:
      text.slice(0, node.offset) +
      JSON.stringify(extreme) +
      text.slice(endOf(node)),
    mistake: isDeclared
      ? undefined
      : { offset: node.offset, path: pathOf(node) },
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function nameOf(field: Node): string {
  return String(field.children?.[0]?.value);
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

import type { Field } from "@sveltia/cms";

import { fieldsInside } from "./contentFormat";

type PlacedField = Field & { place?: "first" | "last" };

/** Returns the fields of a file in the order of its form, as the CMS takes them. */
export function inFormOrder(fields: readonly PlacedField[]): Field[] {
  const inOrder = (["first", undefined, "last"] as const).flatMap((at) =>
    fields.filter(({ place }) => place === at),
  );
  return inOrder.map(({ place: _, ...field }) => {
    const inside = fieldsInside(field);
    return inside.length > 0
      ? { ...field, fields: inFormOrder(inside) }
      : field;
  });
}

import type { Node } from "jsonc-parser";

import { documentsOf, type Content } from "../content";
import type { Document } from "../document";
import { childOf } from "../json/tree";
import { select } from "../select";

/** An end of an arc on the map. */
export interface City {
  document: Document;
  node: Node;
  name: string;
  lat: number;
  lng: number;
}

/**
 * The cities of each arc, start and end, as far as they are as declared: one
 * that lies beyond the poles must not make others look wrong.
 */
export function arcCities(content: Content): City[][] {
  return documentsOf(content, "home.json").flatMap((document) =>
    select(document.root, "collaborate.arcs[]").map((arc) =>
      ["start", "end"].flatMap((end) => {
        const node = childOf(arc, end);
        const city = node && cityAt(document, node);
        return city ? [city] : [];
      }),
    ),
  );
}

function cityAt(document: Document, node: Node): City | undefined {
  const valueOf = (field: string): unknown => childOf(node, field)?.value;
  const [name, lat, lng] = ["city", "lat", "lng"].map(valueOf);
  return typeof name === "string" &&
    typeof lat === "number" &&
    typeof lng === "number" &&
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180
    ? { document, node, name, lat, lng }
    : undefined;
}

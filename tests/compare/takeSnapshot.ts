import type { CDPSession } from "@playwright/test";

import type { Look } from "./Recording";

/**
 * Returns each element and pseudo-element that a page lays out, with the computed
 * values of properties as `style`, one a line.
 */
export async function takeSnapshot(
  session: CDPSession,
  properties: string[],
): Promise<(Omit<Look, "style"> & { style: string })[]> {
  const { documents, strings } = await session.send(
    "DOMSnapshot.captureSnapshot",
    { computedStyles: properties },
  );
  const [{ nodes, layout } = {}] = documents;
  const text = (index = -1) => strings[index] ?? "";
  const parents = nodes?.parentIndex ?? [];
  const types = nodes?.nodeType ?? [];
  const pseudoTypes = new Map(
    nodes?.pseudoType?.index.map((node, at) => [
      node,
      text(nodes.pseudoType?.value[at]),
    ]),
  );

  const ownTexts: string[] = [];
  types.forEach((type, node) => {
    const parent = parents[node] ?? -1;
    if (type !== Node.text) return;
    ownTexts[parent] =
      (ownTexts[parent] ?? "") + text(nodes?.nodeValue?.[node]).trim();
  });
  const label = (node: number): string => {
    const pseudo = pseudoTypes.get(node);
    if (pseudo) return `${label(parents[node] ?? -1)}::${pseudo}`;
    const attributes = (nodes?.attributes?.[node] ?? []).map(text);
    const id = attributes[attributes.indexOf("id") + 1];
    const own = ownTexts[node]?.slice(0, 30);
    return [
      text(nodes?.nodeName?.[node]).toLowerCase(),
      // React's ids depend on what else is rendered.
      attributes.includes("id") && !id?.startsWith(":") && `#${id}`,
      own && ` "${own}"`,
    ]
      .filter(Boolean)
      .join("");
  };

  const looks: (Omit<Look, "style"> & { style: string })[] = [];
  const places = new Map<number, number>();
  const locked = new Set<number>();
  const lock = properties.indexOf("content-visibility");
  layout?.nodeIndex.forEach((node, at) => {
    const isElement = types[node] === Node.element || pseudoTypes.has(node);
    if (!isElement || places.has(node)) return;
    let above = parents[node] ?? -1;
    while (above >= 0 && !places.has(above) && !locked.has(above)) {
      above = parents[above] ?? -1;
    }
    const parent = places.get(above) ?? -1;
    const isLocked =
      locked.has(above) || looks[parent]?.style.split("\n")[lock] === "hidden";
    // Whether the browser has laid it out is chance.
    if (isLocked) {
      locked.add(node);
      return;
    }
    places.set(node, looks.length);
    looks.push({
      label: label(node),
      parent,
      box: (layout.bounds[at] ?? []).map(Math.round),
      style: (layout.styles[at] ?? []).map(text).join("\n"),
    });
  });
  return looks;
}

/** https://developer.mozilla.org/en-US/docs/Web/API/Node/nodeType */
const Node = { element: 1, text: 3 };

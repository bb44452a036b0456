import type { Visit } from "./Visit";

/** Properties that are looked at as one with others of the same name. */
const SHORTHANDS =
  "animation border-color border-radius border-style border-width padding overflow overscroll-behavior list-style transition font-variant".split(
    " ",
  );
const longhands =
  /^((animation|transition|overflow|overscroll-behavior|list-style|padding|scroll-(margin|padding)|font-variant)-|border-(top|right|bottom|left))/;

/** Custom and logical properties, places, and what follows from size or color. */
const ignored =
  /^--|-(block|inline|start|end)(-|$)|(block|inline)-size$|^(inset|[dxyr]$|[cr][xy]$|width|height|top|left|right|bottom|margin-(left|right)|box-sizing|unicode-bidi|grid-template-[cr]|(row|column)-rule|text-(decoration|emphasis)-|-webkit-(?!font|line-clamp|tap)|perspective)|-origin$/;

/** Colors that are that of the text unless they are set. */
const followsColor = /^((caret|outline|border)-color|fill|stroke)$/;

/** Lengths that follow the size of the text. */
const followsText = /^(line-height|letter-spacing|text-underline-offset)$/;

/** Elements whose height does not come from their text. */
const sized = /\b(img|svg|button|input|textarea|dialog|nav)$/;

/**
 * Returns what each kind of element and pseudo-element of a page looks like, one
 * property a line, without what its parent has as well, is there by default, or
 * follows from another.
 *
 * @param part the place of the part that is looked at
 */
export async function takeFacts({ page, session }: Visit, part: string) {
  const initial = await page.evaluate((shorthands) => {
    const bare = document.createElement("i");
    document.documentElement.append(bare);
    bare.style.all = "initial";
    const style = getComputedStyle(bare);
    const names = [...style, ...shorthands];
    const values = names.map((name) => [name, style.getPropertyValue(name)]);
    bare.remove();
    return values as [name: string, value: string][];
  }, SHORTHANDS);
  const asked = initial.filter(
    ([name]) => !ignored.test(name) && !longhands.test(name),
  );
  const computedStyles = asked.map(([name]) => name);
  const method = "DOMSnapshot.captureSnapshot";
  const { documents, strings } = await session.send(method, { computedStyles });
  const [{ nodes, layout } = {}] = documents;
  const text = (index = -1) => strings[index] ?? "";
  const parentOf = (node: number) => nodes?.parentIndex?.[node] ?? -1;

  const places = new Map([[-1, ""]]);
  /** Returns the way to an element from the nearest landmark or id. */
  const placeOf = (node: number): string => {
    const known = places.get(node);
    if (known !== undefined) return known;
    const attributes = (nodes?.attributes?.[node] ?? []).map(text);
    const id = attributes[attributes.indexOf("id") + 1] ?? "";
    const tag = text(nodes?.nodeName?.[node]).toLowerCase();
    const above = placeOf(parentOf(node));
    // A new wrapper changes nothing else.
    let place = `${above.replace(/( (div|span))+$/, "")} ${tag}`;
    if (tag.startsWith("::")) place = above + tag;
    else if (/^(html|body|nav|main|footer|dialog)$/.test(tag)) place = tag;
    // React's ids depend on what else is rendered.
    else if (attributes.includes("id") && /^(?!gatsby)[a-z][-\w]*$/i.test(id))
      place = `#${id}`;
    if (attributes.includes("aria-current")) place += " (current)";
    places.set(node, place);
    return place;
  };
  const isInside = (node: number): boolean =>
    node >= 0 && (placeOf(node) === part || isInside(parentOf(node)));

  const facts = new Set<string>();
  /** Values and width of each element; no values inside what is not laid out. */
  const seen = new Map<number, [values: Map<string, string>, width: number]>();
  layout?.nodeIndex.forEach((node, at) => {
    const tag = text(nodes?.nodeName?.[node]);
    if (/^(#|::marker)/.test(tag) || seen.has(node)) return;
    let parent = parentOf(node);
    while (parent >= 0 && !seen.has(parent)) parent = parentOf(parent);
    const [above, widthAbove] = seen.get(parent) ?? [new Map(initial), 0];
    const values = new Map(
      asked.map(([name], index) => [name, text(layout.styles[at]?.[index])]),
    );
    const [, , width = 0, height = 0] = (layout.bounds[at] ?? []).map(
      (px) => Math.round(px / 4) * 4,
    );
    seen.set(node, [values, width]);
    // Whether the browser has laid out what is in such an element is chance.
    const lock = "content-visibility";
    const isLocked = above.get(lock) === "hidden";
    if (isLocked) values.set(lock, "hidden");
    if (isLocked || !isInside(node)) return;
    const place = placeOf(node);
    facts.add(`${place} | is there`);
    for (const [name, usual] of asked) {
      let value = values.get(name) ?? "";
      const isColor = value === values.get("color") && followsColor.test(name);
      const isAuto = value === "auto" && name.startsWith("min-");
      if (value === usual || value === above.get(name) || isColor || isAuto)
        continue;
      const em = parseFloat(value) / parseFloat(values.get("font-size") ?? "");
      if (followsText.test(name)) value = `${em.toFixed(2)}em`;
      // Names of animations are as short as those of classes.
      if (name === "animation") value = value.replace(/\b[a-z]+\d+\b/gi, "…");
      facts.add(`${place} | ${name}: ${value}`);
    }
    if (sized.test(place)) facts.add(`${place} | size: ${width} × ${height}`);
    else if (values.get("display") !== "inline" && width !== widthAbove)
      facts.add(`${place} | width: ${width}`);
  });
  return facts;
}

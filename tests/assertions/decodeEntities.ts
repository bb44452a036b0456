const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};

/** Decodes the entities in built HTML. React escapes only these characters. */
export const decodeEntities = (html: string) =>
  html.replace(/&[^;]+;/g, (entity) => characters[entity] ?? entity);

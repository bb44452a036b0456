const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};

/** Returns the text of built HTML: React escapes these characters alone. */
export const decodeEntities = (html: string) =>
  html.replace(/&[^;]+;/g, (entity) => characters[entity] ?? entity);

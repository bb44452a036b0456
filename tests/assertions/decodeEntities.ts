const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};

/** Returns the text of built HTML, in which React escapes only these characters. */
export const decodeEntities = (html: string) =>
  html.replace(/&[^;]+;/g, (entity) => characters[entity] ?? entity);

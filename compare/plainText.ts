/** Returns a text, or the name of a file, without hashes. */
export const plainText = (text: string): string =>
  text
    .replace(/localhost:\d+/g, "HOST")
    .replace(/sha256-[\w+/=]+/g, "HASH")
    .replace(/\b[0-9a-f]{32,40}(\/[0-9a-f]{5}(?=\/))?/g, "HASH")
    .replace(/[-.][0-9a-f]{16,}(?=[-."'\\ ]|$)/g, "-HASH")
    // Webpack numbers a chunk by the way to its packages.
    .replace(/(^|\/)\d+(?=-HASH)/g, "$1N")
    .replace(/\?[0-9a-f]{6,}|(?<=-)[0-9A-Z]{8}(?=\.js)/g, "HASH");

/**
 * Returns the lines of a text without what differs from build to build: hashes,
 * class names, and inline styles and scripts, which have class names and hashes.
 */
export const plainLines = (text: string): string[] =>
  plainText(text)
    .replace(/<style[^>]*>.*?<\/style>/gs, "")
    .replace(/(<script(?![^>]*json)[^>]*>).*?<\/script>/gs, "$1")
    .replace(/ class="[^"]*"/g, "")
    .replace(/></g, ">\n<")
    .replace(/([,{[])(?="\w)/g, "$1\n")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.length > 1 && !/^<\/\w+>$/.test(line));

/**
 * Returns the declarations of a minified style sheet, one a line, each with its
 * selector and all that is around it.
 */
export function styleLines(css: string): string[] {
  const lines: string[] = [];
  const around: string[] = [];
  let text = "";
  const parts = /"(\\.|[^"])*"|\([^()]*\)|[{};]|[^{};"()]+|./gs;
  for (const [part] of css.matchAll(parts)) {
    if (!/^[{};]$/.test(part)) {
      text += part;
      continue;
    }
    // The names of animations are as short as those of classes.
    if (part === "{") around.push(text.replace(/^(@keyframes) .*/, "$1"));
    else if (text) {
      const value = text.replace(/(?<=^animation.*\b)([a-z])\1*\d+\b/gi, "…");
      lines.push(`${around.join(" { ")} { ${value}`);
    }
    if (part === "}") around.pop();
    text = "";
  }
  return lines;
}

/** Returns what a second list of lines has more and less than a first one. */
export function changes(before: string[], after: string[]): string[] {
  const only = (these: string[], those: string[], word: string) => {
    const counts = new Map<string, number>();
    for (const line of those) counts.set(line, (counts.get(line) ?? 0) + 1);
    return these.flatMap((line) => {
      const count = counts.get(line) ?? 0;
      counts.set(line, count - 1);
      return count > 0 ? [] : `${word}: ${line}`;
    });
  };
  return [...only(before, after, "gone"), ...only(after, before, "now")];
}

/** An element or pseudo-element of a page, as it looks. */
export interface Look {
  /** Its tag, id and own text. */
  label: string;
  /** The index of its parent in the same list, -1 for the first. */
  parent: number;
  /** Left, top, width and height in the document, in px. */
  box: number[];
  /** The index of its computed styles in `styles`. */
  style: number;
}

/**
 * What was recorded of a build. The key of a state is `SCENE · STATE`, where a
 * scene is what one visit shows, from the loading of a page on.
 */
export interface Recording {
  /** The lines of each file. */
  files: Record<string, string[]>;
  looks: Record<string, Look[]>;
  /** What is noticed in each state, as lines. */
  behavior: Record<string, string[]>;
  /** The names of the properties in `styles`. */
  properties: string[];
  /** Values of the properties, in their order, one a line. */
  styles: string[];
}

/** Returns the scene of a state's key. */
export const sceneOf = (key: string) => key.split(" · ")[0] ?? key;

/**
 * Returns the lines of a text without what differs from build to build: hashes,
 * class names, and inline styles and scripts, which have class names and hashes.
 */
export const plainLines = (text: string): string[] =>
  plainText(text)
    .replace(/<style[^>]*>.*?<\/style>/gs, "<style>")
    .replace(/(<script(?![^>]*json)[^>]*>).*?<\/script>/gs, "$1</script>")
    .replace(/ class="[^"]*"/g, "")
    .replace(/></g, ">\n<")
    .replace(/([,{[])(?="\w)/g, "$1\n")
    .split("\n")
    .map((line) => line.trim());

/** Returns a text, or the name of a file, without hashes. */
export const plainText = (text: string): string =>
  text
    .replace(/localhost:\d+/g, "HOST")
    .replace(/sha256-[\w+/=]+/g, "HASH")
    .replace(/\b[0-9a-f]{16,40}\b(\/[0-9a-f]{5}\/)?/g, "HASH/")
    .replace(/[-.~][0-9a-f]{8,}(?=[-.~"'\\ ]|$)/g, "-HASH")
    // Webpack numbers a chunk by the way to its packages.
    .replace(/(^|\/)\d+(?=[-.]HASH)/g, "$1N")
    .replace(/\?[0-9a-f]{6,}|(?<=-)[0-9A-Z]{8}(?=\.)/g, "HASH");

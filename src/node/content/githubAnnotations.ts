import type { Place, Report } from "./mistake";

/** GitHub shows no more of each level for one step. */
const shown = 10;

/**
 * Returns the workflow commands that show a report on the lines of a pull
 * request. Warnings without a line are left out.
 */
export function githubAnnotations({ mistakes, warnings }: Report): string[] {
  const errors = mistakes.map(({ path, found, expected, hint, ...place }) =>
    command(
      "error",
      place,
      path || place.file,
      `found ${found}\nexpected ${expected}${hint ? `\ndid you mean "${hint}"?` : ""}`,
    ),
  );
  const notices = warnings.flatMap(({ summary, places }) =>
    places.flatMap(({ file, line, text }) =>
      line === undefined
        ? []
        : command("warning", { file, line, column: 1 }, text, summary),
    ),
  );
  return [...errors.slice(0, shown), ...notices.slice(0, shown)];
}

function command(
  level: "error" | "warning",
  { file, line, column }: Place,
  title: string,
  message: string,
): string {
  const properties = { file, line, col: column, title };
  const list = Object.entries(properties)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(",");
  return `::${level} ${list}::${escapeData(message)}`;
}

/** As in packages/core/src/command.ts of github.com/actions/toolkit. */
function escapeData(text: string): string {
  return text
    .replaceAll("%", "%25")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

import type { Report } from "../../content/report";

/** Returns GitHub Actions workflow commands that annotate a pull request. */
export function githubAnnotations({ problems, warnings }: Report): string[] {
  return [
    ...problems.map(({ file, line, column, path, found, expected, hint }) => {
      const title = escapeProperty(path || file);
      const place = `file=${escapeProperty(file)},line=${line},col=${column}`;
      const question = hint ? `\ndid you mean "${hint}"?` : "";
      return `::error ${place},title=${title}::${escapeData(`found ${found}\nexpected ${expected}${question}`)}`;
    }),
    ...warnings.map(({ summary }) => `::warning::${escapeData(summary)}`),
  ];
}

/** https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function escapeData(text: string): string {
  return text
    .replaceAll("%", "%25")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

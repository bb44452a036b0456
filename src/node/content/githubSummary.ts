import type { Report } from "../../content/report";

/**
 * Returns the warnings as Markdown, for the summary of a GitHub Actions job;
 * empty without warnings.
 */
export function githubSummary({ warnings }: Report): string {
  if (warnings.length === 0) return "";
  const lines = warnings.map(({ summary }) => `- ${summary}`);
  return `### Reminders\n\n${lines.join("\n")}\n\n\`npm run check\` lists the places.\n`;
}

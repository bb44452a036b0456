/**
 * The id of the template that contains the page's own scripts until they start. Entries
 * of a program cannot have this id, because their ids have no capital letters.
 */
export const SCRIPTS_ID = "pageScripts";

/**
 * Starts the page's own scripts by moving them out of their template. A second call does
 * nothing, because the template is then empty.
 *
 * @param handleError called when a script fails to load
 */
export function startPageScripts(handleError: () => void): void {
  const template = document.getElementById(SCRIPTS_ID);
  if (document.readyState === "loading") {
    // The template is at the end of the page and can arrive in parts.
    document.addEventListener("DOMContentLoaded", () => {
      startPageScripts(handleError);
    });
  } else if (template instanceof HTMLTemplateElement) {
    for (const script of template.content.querySelectorAll("script")) {
      script.addEventListener("error", handleError);
    }
    document.body.append(template.content);
  }
}

/**
 * The id of the template in which the page's own scripts wait to be started. Entries
 * of a program cannot have it, because their ids have no capital letters.
 */
export const SCRIPTS_ID = "pageScripts";

/**
 * Moves the page's own scripts out of their template, once, because that empties it.
 *
 * @param handleError called when one of them cannot be loaded
 */
export function startPageScripts(handleError: () => void): void {
  const template = document.getElementById(SCRIPTS_ID);
  if (document.readyState === "loading") {
    // The template comes last and can arrive in parts.
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

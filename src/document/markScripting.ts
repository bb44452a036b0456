import type { SCRIPTING } from "./scripting";

/**
 * Says in the class of `<html>` that scripts run, and takes it back when the
 * page's own have failed, which they report in the capture phase only, or are
 * overdue. Runs as an inline script in the head, made from this function's
 * source: it must not use anything from outside itself.
 */
export function markScripting(scripting: typeof SCRIPTING) {
  const { classList } = document.documentElement;
  classList.add("js");

  function giveUp() {
    if (!classList.contains(scripting.atWork)) classList.remove("js");
  }
  setTimeout(giveUp, scripting.overdueMs);
  window.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement) giveUp();
    },
    true,
  );
}

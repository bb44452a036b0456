/**
 * Says in the class of `<html>` that scripts run. Runs as an inline script in
 * the head: it must not use anything from outside itself.
 */
export function markScripting() {
  document.documentElement.classList.add("js");
}

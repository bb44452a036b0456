/**
 * Gatsby answers a script that cannot be loaded by loading the page that is on
 * the screen once more, in the way of the one that was asked for. Its listener
 * is set while its modules are evaluated, and this one has to be before it.
 */
window.addEventListener("unhandledrejection", (event) => {
  if (!/loading chunk \d* failed/i.test(String(event.reason))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
});

export {};

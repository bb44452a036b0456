/**
 * Gatsby's hook onClientEntry, which its start waits for: starts it in a new
 * task. Evaluating the scripts and starting them is one long task on a slow
 * phone.
 */
export const startInNewTask = () =>
  new Promise<void>((start) => {
    setTimeout(start);
  });

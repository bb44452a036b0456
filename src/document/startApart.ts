/**
 * Gatsby's hook, for which its start waits: that gets a task of its own after
 * the one in which the scripts are evaluated. Together they are a long task on
 * a slow phone.
 */
export const startApart = () =>
  new Promise<void>((start) => {
    setTimeout(start);
  });

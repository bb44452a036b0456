/**
 * Runs a function from its source text alone, as an inline script does: what
 * it uses from outside itself is not there.
 */
export function runFromSource<Arguments extends unknown[]>(
  run: (...args: Arguments) => void,
  ...args: Arguments
): void {
  const values = args.map((arg) => JSON.stringify(arg)).join();
  // Called by another name, eval sees globals and nothing of this module.
  const evaluate = globalThis.eval;
  evaluate(`(${run.toString()})(${values})`);
}

import * as git from "../server/sync/git";
import * as writing from "../server/writeAtomically";

class Killed extends Error {}

type Functions = Record<string, (...args: unknown[]) => unknown>;

const changing = ["update-ref", "push", "merge", "checkout", "fetch"];

/**
 * Works, and ends as a process does by SIGKILL once it has changed the clone a
 * number of times; nothing else makes a difference.
 *
 * @returns whether it got to its end
 */
export async function killAfter(
  changes: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  let left = changes;
  const spies = [git, writing].flatMap((module) => {
    const functions = module as unknown as Functions;
    const names = Object.keys(module).filter(
      (name) => typeof functions[name] === "function",
    );
    return names.map((name) => {
      const actual = functions[name];
      return jest.spyOn(functions, name).mockImplementation((...args) => {
        const [verb] = [args[1]].flat();
        const isChange = module === writing || changing.includes(String(verb));
        if (left >= 0 && isChange) left -= 1;
        return left < 0 ? Promise.reject(new Killed()) : actual?.(...args);
      });
    });
  });
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Killed) return false;
    throw error;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

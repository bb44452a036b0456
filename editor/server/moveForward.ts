import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { isContent, setIndex, treeOf } from "./contentTrees";
import { ask, git, type Clone } from "./git";
import { isAncestor, type Upstream } from "./upstream";

/** What has to be restarted because the code has changed. */
export type Restart = "" | "editor" | "packages";

/**
 * Moves a clean clone on the default branch forward with it. Content files on
 * disk stay as they are; anything else that is changed here prevents it.
 */
export async function moveForward(
  clone: Clone,
  { branch, tip }: Upstream,
): Promise<Restart> {
  const { folder } = clone;
  const head = await ask(clone, "rev-parse", "HEAD");
  const isDefault =
    (await ask(clone, "symbolic-ref", "HEAD")) === `refs/heads/${branch}`;
  if (!isDefault || head === tip || !(await isAncestor(clone, head, tip)))
    return "";
  const isCode = (file: string) =>
    !file.startsWith(`${folder}/`) || !isContent(file.slice(folder.length + 1));
  const namesIn = (list: Buffer) => list.toString().split("\0").filter(Boolean);
  const changed = await git(clone, ["diff", "--name-only", "-z", "HEAD"]);
  if (namesIn(changed).some(isCode)) return "";
  // Git leaves files alone whose index entry is the new one already.
  const [before, after] = [await treeOf(clone, head), await treeOf(clone, tip)];
  const content = new Set([...before.keys(), ...after.keys()]);
  const gitDir = await ask(clone, "rev-parse", "--absolute-git-dir");
  const kept = path.join(gitDir, "gainova-kept-files");
  try {
    await setIndex(clone, before, after);
    // Files that others deleted may be in use here: git leaves ignored ones.
    const patterns = [...content].map((file) => pattern(clone, file));
    await writeFile(kept, patterns.join(""));
    const ignore = ["-c", `core.excludesFile=${kept}`];
    await git(clone, [...ignore, "merge", "--ff-only", "--quiet", tip]);
  } catch {
    // A new file would replace one that git does not know.
    await setIndex(clone, after, before);
    return "";
  } finally {
    await rm(kept, { force: true });
  }
  const arrived = namesIn(
    await git(clone, ["diff", "--name-only", "-z", head, tip]),
  ).filter(isCode);
  if (arrived.includes("package-lock.json")) return "packages";
  return arrived.some((file) => !file.startsWith(`${folder}/`)) ? "editor" : "";
}

const pattern = ({ folder }: Clone, file: string) =>
  `/${`${folder}/${file}`.replace(/[\\*?[\]! #]/g, "\\$&")}\n`;

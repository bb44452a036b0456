import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startServer } from "../../scripts/startServer";
import { siteFolder } from "../siteFolder";

/** A hash of a script or style sheet, or of the whole compilation. */
const hash = /\b[0-9a-f]{20}\b/g;

const reversed = (text: string) => Array.from(text).reverse().join("");

/**
 * Copies the built site without what holds for one build alone: compressed
 * texts, and the policy with the hashes of its inline scripts.
 */
function copySite(folder: string): void {
  cpSync(siteFolder, folder, {
    recursive: true,
    filter: (path) => !/\.(br|gz)$/.test(path),
  });
  const headers = join(folder, "_headers");
  writeFileSync(
    headers,
    readFileSync(headers, "utf8").replace(/.*Content-Security-Policy:.*\n/, ""),
  );
}

/**
 * Writes what the site would be after a change of every script and style sheet: each hash in
 * names and contents is another one, and `<html>` says that it is the new one.
 */
function writeNewBuild(folder: string): void {
  copySite(folder);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const { name, parentPath } = entry;
    if (!entry.isFile() || !/\.(html|js|css|json)$/.test(name)) continue;
    const path = join(parentPath, name);
    const text = readFileSync(path, "utf8")
      .replace(hash, reversed)
      .replace("<html", '<html data-build="new"');
    writeFileSync(path, text);
    renameSync(path, join(parentPath, name.replace(hash, reversed)));
  }
}

/** A host of the site that can be given a new build of it. */
export interface Host {
  url: string;
  /** Puts the new build in the old one's place; old files are gone. */
  deploy: () => void;
  close: () => Promise<void>;
}

/** The folder that holds the site as it was built, and a new build of it. */
export interface Builds {
  folder: string;
  old: string;
  next: string;
}

/** Writes both builds into a new folder. */
export function writeBuilds(): Builds {
  const folder = mkdtempSync(join(tmpdir(), "deploys-"));
  const [old, next] = [join(folder, "old"), join(folder, "new")];
  copySite(old);
  writeNewBuild(next);
  return { folder, old, next };
}

/** Starts a host that has the site as it was built, on a free port. */
export async function startHost({ folder, old, next }: Builds): Promise<Host> {
  const current = join(folder, "current");
  symlinkSync(old, current);
  const server = await startServer({ dir: current, port: 0 });
  return {
    url: server.url,
    deploy() {
      unlinkSync(current);
      symlinkSync(next, current);
    },
    async close() {
      await server.close();
      unlinkSync(current);
    },
  };
}

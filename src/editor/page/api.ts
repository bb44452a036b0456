import type { Problem } from "../../node/content/report";
import type { Picture } from "../../node/content/content";

/** A file of the content as it is on disk. */
export interface DiskFile {
  file: string;
  text: string;
  version: string;
}

/** What the server answers to `GET content`. */
export interface ContentAnswer {
  project: string;
  folder: string;
  today: string;
  pages: string[];
  files: DiskFile[];
  pictures: [string, Picture][];
  icons: { names: string[]; renamed: [string, string][] };
}

/** What has changed since the last commit, or why nobody can tell. */
export interface ChangesAnswer {
  problem?: string;
  branch: string;
  isNewBranch: boolean;
  unpushed: number;
  files: { file: string; text: string }[];
  pictures: string[];
}

/** An answer that grants nothing, with the server's words. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: { files?: DiskFile[]; problems?: Problem[] } = {},
  ) {
    super(message);
  }
}

/**
 * Asks the editor's server.
 *
 * @throws RequestError with words for the maintainer; status 0 without a server
 */
export async function ask(
  method: string,
  name: string,
  body?: BodyInit,
): Promise<unknown> {
  const response = await fetch(`api/${name}`, { method, body }).catch(() => {
    throw new RequestError(
      0,
      "The editor was ended. Your work is kept in this browser: start npm run edit again.",
    );
  });
  const answer = (await response.json()) as {
    message: string;
    files?: DiskFile[];
  };
  if (!response.ok)
    throw new RequestError(response.status, answer.message, answer);
  return answer;
}

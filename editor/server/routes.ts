import type { FieldChange } from "../fieldChange";
import { readContent, writeChanges } from "./contentFiles";
import { cloneIn, messages } from "./git";
import { HttpError } from "../HttpError";
import { deletePicture, storePicture } from "./pictures";
import { describePublication, publish } from "./publish";
import {
  answerQuestion,
  openQuestions,
  takeUpstream,
  type Answer,
  type Question,
} from "./takeUpstream";
import type { startPreview } from "./startPreview";
import { fetchUpstream } from "./upstream";

/** Others' changes are fetched at most once in this time. */
const FETCH_MS = 60_000;
/** A server that does not answer is given up; only sending has no limit. */
const FETCH_TIMEOUT_MS = 60_000;

interface ApiRequest {
  query: URLSearchParams;
  body: Buffer;
  /** Aborted when the page cancels the request. */
  signal: AbortSignal;
}

export type Route = (request: ApiRequest) => Promise<object>;

/** Returns the editor's API, by method and name. */
export function createRoutes(
  rootDir: string,
  preview: Pick<
    Awaited<ReturnType<typeof startPreview>>,
    "look" | "ensureRunning"
  >,
): Readonly<Record<string, Route>> {
  const clone = cloneIn(rootDir);
  // One write at a time, because each compares the files before it writes.
  let writing: Promise<unknown> = Promise.resolve();
  const queue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = writing.then(work);
    writing = result.catch(() => undefined);
    return result;
  };
  let questions: Question[] = [];
  let fetchedAt = -FETCH_MS;
  let isPublishing = false;

  /** Takes what others changed; its problems are part of the answer. */
  async function sync(signal: AbortSignal, isDue: boolean) {
    try {
      if (isDue || Date.now() - fetchedAt >= FETCH_MS) {
        fetchedAt = Date.now();
        const limit = AbortSignal.timeout(FETCH_TIMEOUT_MS);
        await fetchUpstream(clone, AbortSignal.any([signal, limit]));
      }
      return await queue(async () => {
        const taken = await takeUpstream(clone);
        questions = await openQuestions(clone);
        return { ...taken, problem: "", details: "" };
      });
    } catch (error) {
      fetchedAt = -FETCH_MS;
      const { message, details } = asHttpError(error);
      return { changes: 0, restart: "", problem: message, details } as const;
    }
  }

  return {
    "GET api/content": async () => ({
      ...(await readContent(rootDir)),
      questions,
    }),
    "PUT api/content": async ({ body }) => {
      const changes = JSON.parse(body.toString()) as FieldChange[];
      const written = await queue(() => writeChanges(rootDir, changes));
      preview.ensureRunning();
      return written;
    },
    "POST api/pictures": ({ query, body }) =>
      queue(() => storePicture(rootDir, query, body)),
    "DELETE api/pictures": ({ query }) =>
      queue(() => deletePicture(rootDir, query)),
    "GET api/preview": ({ query }) =>
      preview.look(query.get("page") ?? "/", query.get("file") ?? ""),
    "POST api/sync": ({ signal }) => sync(signal, false),
    "POST api/answers": ({ body }) =>
      queue(async () => {
        const answer = JSON.parse(body.toString()) as Answer;
        await answerQuestion(clone, answer);
        questions = await openQuestions(clone);
        return {};
      }),
    "GET api/changes": async ({ signal }) => {
      const taken = await sync(signal, true);
      return { ...(await queue(() => describePublication(clone))), taken };
    },
    "POST api/publish": async ({ body, signal }) => {
      if (isPublishing)
        throw new HttpError(409, "Another tab is publishing. Wait for it.");
      isPublishing = true;
      try {
        return await publish(clone, body.toString(), queue, signal);
      } finally {
        isPublishing = false;
        questions = await queue(() => openQuestions(clone)).catch(() => []);
      }
    },
  };
}

/** Returns an error with a message for the maintainer. */
export function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { name, message } = error as Error;
  if (name === "TimeoutError") return new HttpError(504, messages.slow);
  if (name === "AbortError") return new HttpError(499, "It was canceled.");
  console.error(error);
  return new HttpError(500, message);
}

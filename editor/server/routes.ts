import path from "node:path";

import { checkSource } from "../../src/content/checkSource";
import { readSource } from "../../src/node/content/readSource";
import type { Operation } from "../document";
import { HttpError } from "../HttpError";
import type { Question, Update } from "../messages";
import { DocumentStore } from "./DocumentStore";
import { deletePicture, storePicture } from "./pictures";
import type { startPreview } from "./startPreview";
import { checkTaken } from "./sync/checkTaken";
import { ask, messages } from "./sync/git";
import { Sync } from "./sync/Sync";

/** Others' changes are fetched at most once in this time. */
const FETCH_MS = 60_000;
/** A server that does not answer is given up; only sending has no limit. */
const FETCH_TIMEOUT_MS = 60_000;
const RESTART_MS = 500;
/** What could not be written is tried again. */
const RETRY_MS = 3000;

interface ApiRequest {
  query: URLSearchParams;
  body: Buffer;
  /** Aborted when the page cancels the request. */
  signal: AbortSignal;
}

export type Route = (request: ApiRequest) => Promise<object>;

/** Returns a function that runs one asynchronous task after the other. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Opens the document and the private branch.
 *
 * @param restart called once newer code was taken
 * @returns the editor's API, by method and name, and a function that adds a tab
 */
export async function createRoutes(
  rootDir: string,
  port: number,
  preview: Pick<
    Awaited<ReturnType<typeof startPreview>>,
    "look" | "ensureRunning"
  >,
  restart: (packages: boolean) => void,
) {
  const tabs = new Set<(update: Update) => void>();
  const tell = (update: Update) => {
    for (const tab of tabs) tab(update);
  };
  let asked: Awaited<ReturnType<Sync["questions"]>> = [];
  const allQuestions = (): Question[] => [...store.questions(), ...asked];
  let retrying: NodeJS.Timeout | undefined;
  const gitDir = await ask(rootDir, "rev-parse", "--absolute-git-dir");
  const store = new DocumentStore(
    rootDir,
    path.join(gitDir || ".cache", `gainova-document-${port}.json`),
    (update) => {
      tell({ ...update, questions: allQuestions() });
      preview.ensureRunning();
      clearTimeout(retrying);
      if (update.failure) retrying = setTimeout(retry, RETRY_MS);
    },
  );
  const retry = () =>
    void inContent(() => store.retry()).catch(() => {
      retrying = setTimeout(retry, RETRY_MS);
    });
  const sync = new Sync(rootDir, checkTaken);
  // Git may wait for the network while the content is edited.
  const inContent = createQueue();
  const inGit = createQueue();
  let status: Update["sync"];
  let fetchedAt = -FETCH_MS;
  let isSending = false;

  /** Lets git work on the content as it is on disk, and shows what it changed. */
  const withContent = <Result>(work: () => Promise<Result>): Promise<Result> =>
    inContent(async () => {
      await store.read();
      await sync.record(store.takeWritten());
      try {
        return await work();
      } finally {
        await store.read();
      }
    });

  async function readStatus(problem?: HttpError): Promise<void> {
    try {
      status = await withContent(() => sync.status());
      asked = await sync.questions();
      store.setPublished(status.changed);
    } catch (error) {
      const none = { branch: "", changed: [], left: [], restored: [] };
      const { message, details } = asHttpError(error);
      status = { ...none, ...status, problem: message, details };
    }
    if (problem && !status.problem)
      status = {
        ...status,
        problem: problem.message,
        details: problem.details,
      };
    tell({ sync: status, questions: allQuestions() });
  }

  /** Takes what others changed; a problem is part of the status. */
  const look = (signal: AbortSignal, isDue: boolean) =>
    inGit(async () => {
      try {
        if (isDue || performance.now() - fetchedAt >= FETCH_MS) {
          fetchedAt = performance.now();
          const limit = AbortSignal.timeout(FETCH_TIMEOUT_MS);
          await sync.fetch(AbortSignal.any([signal, limit]));
        }
        const taken = await withContent(() => sync.take());
        await readStatus();
        return taken;
      } catch (error) {
        fetchedAt = -FETCH_MS;
        await readStatus(asHttpError(error));
        return { changes: 0 };
      }
    });

  const routes: Readonly<Record<string, Route>> = {
    "GET api/project": () => Promise.resolve({ rootDir }),
    "POST api/operations": ({ body }) =>
      inContent(() => store.apply(JSON.parse(body.toString()) as Operation[])),
    "POST api/answers": async ({ body, query }) => {
      const question = JSON.parse(body.toString()) as Question;
      const keep = query.get("keep") === "theirs" ? "theirs" : "mine";
      if (question.id === undefined)
        return inContent(() => store.answer(question, keep)).then(() => ({}));
      return inGit(async () => {
        const found = asked.find(({ id }) => id === question.id);
        if (!found)
          throw new HttpError(409, "This has changed meanwhile. Choose again.");
        await withContent(async () => {
          const isPicture = question.file.startsWith("images/");
          if (!isPicture) await store.answer(found, keep);
          await sync.record(store.takeWritten());
          await sync.answer(found, keep);
        });
        await readStatus();
        return {};
      });
    },
    "POST api/pictures": ({ query, body }) =>
      inContent(async () => {
        const stored = await storePicture(rootDir, query, body);
        await store.read();
        return stored;
      }),
    "DELETE api/pictures": ({ query }) =>
      inContent(async () => {
        await deletePicture(rootDir, query);
        await store.read();
        return {};
      }),
    "GET api/preview": ({ query }) =>
      preview.look(query.get("page") ?? "/", query.get("file") ?? ""),
    "POST api/look": async ({ query, signal }) => {
      await inContent(() => store.read());
      // Requests that wait would take all connections that a browser has.
      if (isSending && !query.has("now")) return { changes: 0 };
      return look(signal, query.has("now"));
    },
    "POST api/publish": async ({ body, signal }) => {
      const title = body.toString().replace(/\s+/g, " ").trim().slice(0, 100);
      if (title === "")
        throw new HttpError(422, "Say in one line what you changed.");
      if (allQuestions().length > 0)
        throw new HttpError(
          409,
          "Someone else changed the same, too. Close this dialog and choose first which version is right.",
        );
      if (checkSource(await readSource()).problems.length > 0)
        throw new HttpError(409, "Correct the problems in the content first.");
      return inGit(async () => {
        isSending = true;
        try {
          await sync.send(title, signal, withContent);
        } finally {
          isSending = false;
          await readStatus();
        }
        return {};
      });
    },
    "POST api/restore": ({ body }) =>
      inGit(async () => {
        const isMine = body.toString() === "mine";
        await withContent(() => sync.restore(isMine ? "mine" : "published"));
        await readStatus();
        return {};
      }),
    "POST api/code": ({ signal }) =>
      inGit(async () => {
        const { packages } = await withContent(() => sync.takeCode(signal));
        // The answer goes out first.
        setTimeout(() => restart(packages), RESTART_MS);
        return {};
      }),
  };

  const { packages } = await sync.resume().catch(() => ({ packages: false }));
  if (packages) restart(true);
  await inContent(() => store.open());

  return {
    routes,
    /** Sends everything to a tab, and then what changes, until it is removed. */
    addTab: (tab: (update: Update) => void): (() => void) => {
      void inContent(() => {
        tab({
          ...store.everything(),
          questions: allQuestions(),
          ...(status && { sync: status }),
        });
        tabs.add(tab);
        return Promise.resolve();
      });
      return () => tabs.delete(tab);
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

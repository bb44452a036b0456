import { HttpError } from "../HttpError";
import type { Update } from "../messages";

const RETRY_MS = 3000;

/** What is said while the server does not answer. */
export const stopped =
  "The editor has stopped. What you type is kept in this tab, and saved once it runs again: run npm run edit.";

/**
 * Sends a request to the editor's server.
 *
 * @throws HttpError with a message for the maintainer
 */
export async function sendRequest<Answer>(
  method: string,
  name: string,
  body?: BodyInit,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<Answer> {
  const init = { method, body, ...options };
  const response = await fetch(`api/${name}`, init).catch(() => {
    throw new HttpError(
      0,
      options.signal?.aborted ? "It was canceled." : stopped,
    );
  });
  let answer: Answer & Partial<HttpError>;
  try {
    answer = (await response.json()) as typeof answer;
  } catch {
    throw new HttpError(
      response.status,
      `The editor’s answer cannot be read (${response.status}): something between it and this page answers in its place. What you type is kept in this tab, and sent again.`,
    );
  }
  const { message = "", details } = answer;
  if (!response.ok) throw new HttpError(response.status, message, details);
  return answer;
}

/**
 * Opens the server's updates, of which the first has everything. A tab that
 * nobody sees is closed: a browser has six connections for all of them.
 *
 * @param onLost called while the server cannot be reached
 */
export function openUpdates(
  onUpdate: (update: Update) => void,
  onLost: () => void,
): void {
  let updates: EventSource | undefined;
  let code = "";
  const open = () => {
    if (document.hidden) updates?.close();
    // After a proxy's error page it does not connect again by itself.
    else if (!updates || updates.readyState === EventSource.CLOSED) {
      updates = new EventSource("api/updates");
      updates.onmessage = ({ data }: MessageEvent<string>) => {
        const update = JSON.parse(data) as Update;
        // The editor was started again with other code.
        if (update.code && code && update.code !== code) location.reload();
        // A new connection is like coming back to the window.
        if (update.code && code) dispatchEvent(new Event("focus"));
        code = update.code ?? code;
        onUpdate(update);
      };
      updates.onerror = () => {
        onLost();
        setTimeout(open, RETRY_MS);
      };
    }
  };
  document.addEventListener("visibilitychange", open);
  open();
}

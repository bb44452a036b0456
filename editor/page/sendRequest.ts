import { HttpError } from "../HttpError";

/**
 * Sends a request to the editor's server.
 *
 * @throws HttpError with a message for the maintainer
 */
export async function sendRequest<Answer>(
  method: string,
  name: string,
  body?: BodyInit,
  signal?: AbortSignal,
): Promise<Answer> {
  const init = { method, body, signal: signal ?? null };
  const response = await fetch(`api/${name}`, init).catch(() => {
    const stopped =
      "The editor has stopped. Your work is kept in this browser: run npm run edit again.";
    throw new HttpError(0, signal?.aborted ? "It was canceled." : stopped);
  });
  const answer = (await response.json()) as Answer & Partial<HttpError>;
  const { message = "", details } = answer;
  if (!response.ok) throw new HttpError(response.status, message, details);
  return answer;
}

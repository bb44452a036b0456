/** An error response of the editor's server. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** What git or another program said about it. */
    readonly details = "",
  ) {
    super(message);
  }
}

/**
 * Sends a request to the editor's server.
 *
 * @throws RequestError with a message for the maintainer; status 0 if the server
 *   does not answer
 */
export async function sendRequest<Answer>(
  method: string,
  name: string,
  body?: BodyInit,
  signal?: AbortSignal,
): Promise<Answer> {
  const init = { method, body, signal: signal ?? null };
  const response = await fetch(`api/${name}`, init).catch(() => {
    if (signal?.aborted) throw new RequestError(0, "It was canceled.");
    throw new RequestError(
      0,
      "The editor has stopped. Your work is kept in this browser: run npm run edit again.",
    );
  });
  const answer = (await response.json()) as Answer & Partial<RequestError>;
  const { message = "", details } = answer;
  if (!response.ok) throw new RequestError(response.status, message, details);
  return answer;
}

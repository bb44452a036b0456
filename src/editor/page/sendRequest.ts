/** An error response of the editor's server. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
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
): Promise<Answer> {
  const response = await fetch(`api/${name}`, { method, body }).catch(() => {
    throw new RequestError(
      0,
      "The editor has stopped. Your work is kept in this browser: run npm run edit again.",
    );
  });
  const answer = (await response.json()) as Answer & { message: string };
  if (!response.ok) throw new RequestError(response.status, answer.message);
  return answer;
}

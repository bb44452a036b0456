/** An answer that grants nothing, with the server's words. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Asks the editor's server.
 *
 * @throws RequestError with words for the maintainer; status 0 without a server
 */
export async function ask<Answer>(
  method: string,
  name: string,
  body?: BodyInit,
): Promise<Answer> {
  const response = await fetch(`api/${name}`, { method, body }).catch(() => {
    throw new RequestError(
      0,
      "The editor was ended. Your work is kept in this browser: start npm run edit again.",
    );
  });
  const answer = (await response.json()) as Answer & { message: string };
  if (!response.ok) throw new RequestError(response.status, answer.message);
  return answer;
}

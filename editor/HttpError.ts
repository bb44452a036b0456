/** An error response; the message says what the maintainer can do. */
export class HttpError extends Error {
  constructor(
    /** 0 if the server does not answer. */
    readonly status: number,
    message: string,
    /** What git or another program said, for those who can read it. */
    readonly details = "",
  ) {
    super(message);
  }
}

import { useState } from "react";

import type { HttpError } from "../HttpError";

/** Returns the error message of an asynchronous action, and a function that runs one. */
export function useAttempt() {
  const [failure, setFailure] = useState<Partial<HttpError>>();
  const attempt = (work: () => Promise<unknown>) => {
    setFailure(undefined);
    work().catch((error: unknown) => setFailure(error as Error));
  };
  // The message of an error is not enumerable.
  const { message, details } = failure ?? {};
  const notice = failure && <Failure message={message} details={details} />;
  return [notice, attempt] as const;
}

interface FailureProps {
  message: string | undefined;
  details: string | undefined;
}

/** Renders what went wrong, and what git said about it. */
export function Failure({ message, details }: FailureProps) {
  return (
    <div className="problem" role="alert">
      <p>{message}</p>
      {details && (
        <details>
          <summary>Git’s own words</summary>
          <pre>{details}</pre>
        </details>
      )}
    </div>
  );
}

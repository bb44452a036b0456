import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
  useState,
} from "react";

import type { Problem } from "../../content/report";
import { problemSentence } from "./problemSentence";
import type { RequestError } from "./sendRequest";

/** Renders a decorative icon of Font Awesome in the color of its text. */
export function Glyph({ name }: { name: string }) {
  const maskImage = `url("icons/${name}.svg")`;
  return <span className="glyph" aria-hidden="true" style={{ maskImage }} />;
}

interface IconButtonProps extends ComponentPropsWithoutRef<"button"> {
  icon: string;
  label: string;
}

/** Renders a button with an icon and a visually hidden name. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton({ icon, label, ...props }, ref) {
    return (
      <button
        ref={ref}
        type="button"
        className="icon-button"
        title={label}
        {...props}
      >
        <Glyph name={icon} />
        <span className="visually-hidden">{label}</span>
      </button>
    );
  },
);

/** Renders a secondary button with an icon before its text. */
export function TextButton({
  icon,
  children,
  ...props
}: Omit<IconButtonProps, "label"> & { children: ReactNode }) {
  return (
    <button type="button" className="text-button" {...props}>
      <Glyph name={icon} />
      {children}
    </button>
  );
}

interface ProblemsProps {
  problems: readonly Problem[];
  label: string;
}

/** Renders the problems with a field. */
export function Problems({ problems, label }: ProblemsProps) {
  return problems.map((problem) => (
    <p key={problem.found} className="problem">
      <Glyph name="circle-exclamation" /> {problemSentence(problem, label)}
    </p>
  ));
}

/** Returns the error message of an asynchronous action, and a function that runs one. */
export function useAttempt() {
  const [failure, setFailure] = useState<Partial<RequestError>>();
  const attempt = (work: () => Promise<unknown>) => {
    setFailure(undefined);
    work().catch((error: unknown) => setFailure(error as Error));
  };
  const { message, details } = failure ?? {};
  const notice = failure && <Failure message={message} details={details} />;
  return [notice, attempt] as const;
}

interface FailureProps {
  message?: string | undefined;
  details?: string | undefined;
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

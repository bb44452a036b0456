import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
  useState,
} from "react";

import type { Problem } from "../../content/report";

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

/** Returns a problem in the check's own words. */
export function problemText({ found, expected, hint }: Problem): string {
  const question = hint ? ` Did you mean “${hint}”?` : "";
  return `Found ${found}, expected ${expected}.${question}`;
}

export function Problems({ problems }: { problems: readonly Problem[] }) {
  return problems.map((problem) => (
    <p key={problemText(problem)} className="problem">
      <Glyph name="circle-exclamation" /> {problemText(problem)}
    </p>
  ));
}

/** Returns the error message of an asynchronous action, and a function that runs one. */
export function useAttempt() {
  const [failure, setFailure] = useState("");
  const attempt = (work: () => Promise<unknown>) => {
    setFailure("");
    work().catch((error: unknown) => setFailure((error as Error).message));
  };
  const message = failure && (
    <p className="problem" role="alert">
      {failure}
    </p>
  );
  return [message, attempt] as const;
}

import { clsx } from "clsx";
import { type ElementType, type HTMLAttributes, useRef } from "react";

import * as styles from "./Reveal.module.css";
import { useReveal } from "./useReveal";

interface RevealProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Time to wait before the reveal starts, in ms. */
  delay?: 0 | 100 | 200 | 300 | 400 | 500 | 600;
}

/** Fades and slides its children in when they come into view, once. */
export function Reveal({
  as: Tag = "div",
  delay,
  className,
  ...props
}: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const state = useReveal(ref);
  return (
    <Tag
      {...props}
      ref={ref}
      className={clsx(
        styles.reveal,
        className,
        state === "waiting" && styles.waiting,
        state === "visible" && "visible",
      )}
      data-delay={delay}
    />
  );
}

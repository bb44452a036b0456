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
  delay = 0,
  className = "",
  ...props
}: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const state = useReveal(ref);
  const stateClass = {
    shown: "",
    waiting: styles.waiting,
    visible: "visible",
  }[state];
  return (
    <Tag
      {...props}
      ref={ref}
      className={`${styles.reveal} ${className} ${stateClass}`}
      data-delay={delay}
    />
  );
}

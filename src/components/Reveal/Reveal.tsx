import { clsx } from "clsx";
import {
  type CSSProperties,
  type ElementType,
  type HTMLAttributes,
  useEffect,
  useRef,
  useState,
} from "react";

import * as styles from "./Reveal.module.css";

/** The part of an element, or of the window that it fills, that reveals it. */
const PART = { element: 0.1, window: 0.2 };

interface RevealProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** In ms. */
  delay?: number;
}

/**
 * Fades and slides its children in once, when a tenth of them is in view, or they
 * fill a fifth of the window. Shows them from the start without scripts or
 * IntersectionObserver.
 */
export function Reveal({
  as: Tag = "div",
  delay = 0,
  className,
  ...props
}: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<"initial" | "waiting" | "visible">(
    "initial",
  );

  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === "undefined") return;
    const threshold = Math.min(
      PART.element,
      (PART.window * window.innerHeight) / ref.current.offsetHeight,
    );
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, intersectionRatio } of entries) {
          if (!isIntersecting) {
            setState("waiting");
          } else if (intersectionRatio >= threshold) {
            setState("visible");
            observer.disconnect();
            return;
          }
        }
      },
      { threshold: [0, threshold], rootMargin: "50px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Tag
      {...props}
      ref={ref}
      style={delay > 0 ? ({ "--delay": `${delay}ms` } as CSSProperties) : {}}
      className={clsx(
        styles.reveal,
        className,
        state === "waiting" && styles.waiting,
        state === "visible" && "visible",
      )}
    />
  );
}

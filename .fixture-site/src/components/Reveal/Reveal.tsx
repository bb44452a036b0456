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

const THRESHOLD = 0.1;

interface RevealProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** In ms. */
  delay?: number;
}

/**
 * Fades and slides its children in once, when a tenth of them is in view. Shows
 * them from the start without scripts or IntersectionObserver.
 */
export function Reveal({
  as: Tag = "div",
  delay = 0,
  className,
  ...props
}: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<"shown" | "waiting" | "visible">("shown");

  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const { isIntersecting, intersectionRatio } = entry;
          // The threshold of something this tall never fits the viewport.
          const isTooTall =
            entry.boundingClientRect.height * THRESHOLD > window.innerHeight;
          if (!isIntersecting) {
            setState("waiting");
          } else if (isTooTall || intersectionRatio >= THRESHOLD) {
            setState("visible");
            observer.disconnect();
            return;
          }
        }
      },
      { threshold: [0, THRESHOLD], rootMargin: "50px" },
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

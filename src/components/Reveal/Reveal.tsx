import { clsx } from "clsx";
import {
  type CSSProperties,
  type ElementType,
  type HTMLAttributes,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

import * as styles from "./Reveal.module.css";

/** An element is revealed at this fraction of itself, or of the viewport, in view. */
const ELEMENT_PART = 0.1;
const VIEWPORT_PART = 0.2;

/** Many thresholds, so that a very tall element is reported when it fills a fifth. */
const thresholds = Array.from(
  { length: 101 },
  (_, step) => (step / 100) * ELEMENT_PART,
);

/** Returns the height in view, in px, or the negative distance to the viewport. */
const heightInView = ({ top, bottom }: DOMRectReadOnly) =>
  Math.min(bottom, innerHeight) - Math.max(top, 0);

const isRevealed = (report: IntersectionObserverEntry) =>
  report.intersectionRatio >= ELEMENT_PART ||
  report.intersectionRect.height >= VIEWPORT_PART * innerHeight;

interface RevealProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Delay of the reveal, in ms. */
  delay?: number;
}

/**
 * Fades and slides its children in, once a tenth of them is in view or they fill a fifth
 * of the viewport. They are only hidden when a scroll brings them near, so they show
 * without scripts, without IntersectionObserver and in whole-page screenshots.
 */
export function Reveal({
  as: Tag = "div",
  delay = 0,
  className,
  ...props
}: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<"unrevealed" | "visible">();

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    // `addEventListener` ignores an aborted signal, so content that was in view is never
    // hidden again.
    const hiding = new AbortController();
    const { signal } = hiding;
    const hideIfNear = () => {
      const box = element.getBoundingClientRect();
      const inView = heightInView(box);
      if (inView < -innerHeight / 2) return;
      hiding.abort();
      // After a jump, the compositor can have painted the element already.
      if (inView >= VIEWPORT_PART * Math.min(box.height, innerHeight)) return;
      // Synchronously, because the browser paints the scrolled page next.
      flushSync(() => setState("unrevealed"));
    };
    const observer = new IntersectionObserver(
      (reports) => {
        for (const report of reports) {
          if (isRevealed(report)) {
            hiding.abort();
            observer.disconnect();
            setState("visible");
          } else if (heightInView(report.boundingClientRect) > 0) {
            hiding.abort();
          } else {
            window.addEventListener("scroll", hideIfNear, { signal });
          }
        }
      },
      { threshold: thresholds, rootMargin: "50px" },
    );
    observer.observe(element);
    return () => {
      hiding.abort();
      observer.disconnect();
    };
  }, []);

  return (
    <Tag
      {...props}
      ref={ref}
      style={delay > 0 ? ({ "--delay": `${delay}ms` } as CSSProperties) : {}}
      className={clsx(
        state === "unrevealed" ? styles.unrevealed : styles.reveal,
        className,
        state === "visible" && state,
      )}
    />
  );
}

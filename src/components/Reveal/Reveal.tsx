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

/**
 * An element is revealed once ELEMENT_PART of the element is in view, or once the element
 * fills VIEWPORT_PART of the viewport.
 */
const ELEMENT_PART = 0.1;
const VIEWPORT_PART = 0.2;

/**
 * The observer needs many thresholds, because a very tall element fills a fifth of the
 * viewport before a tenth of the element is in view.
 */
const thresholds = Array.from(
  { length: 101 },
  (_, step) => (step / 100) * ELEMENT_PART,
);

/** Returns the visible height in px. A negative value is the distance to the viewport. */
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
 * of the viewport. The children are visible until a scroll brings them near the viewport.
 * So the no-JS version, browsers without IntersectionObserver and whole-page screenshots
 * show them.
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
    // With an aborted signal, `addEventListener` adds no listener, so content that was in
    // view is never hidden.
    const hiding = new AbortController();
    const { signal } = hiding;
    const hideIfNear = () => {
      const box = element.getBoundingClientRect();
      const inView = heightInView(box);
      if (inView < -innerHeight / 2) return;
      hiding.abort();
      // After a jump, the compositor might already have painted the element.
      if (inView >= VIEWPORT_PART * Math.min(box.height, innerHeight)) return;
      // React must render now, because the browser paints the scrolled page next.
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

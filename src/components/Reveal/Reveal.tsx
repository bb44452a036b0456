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

/** The part of an element, or of the viewport that it fills, that reveals it. */
const ELEMENT_PART = 0.1;
const VIEWPORT_PART = 0.2;

/** So many that a very tall element is reported as soon as it fills a fifth. */
const thresholds = Array.from(
  { length: 101 },
  (_, step) => (step / 100) * ELEMENT_PART,
);

/** Returns how much is in view, in px; if negative, how far away it is. */
const heightInView = ({ top, bottom }: DOMRectReadOnly) =>
  Math.min(bottom, innerHeight) - Math.max(top, 0);

const isRevealed = (report: IntersectionObserverEntry) =>
  report.intersectionRatio >= ELEMENT_PART ||
  report.intersectionRect.height >= VIEWPORT_PART * innerHeight;

interface RevealProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** In ms. */
  delay?: number;
}

/**
 * Fades and slides its children in once, when a tenth of them is in view or they fill
 * a fifth of the viewport. Until a scroll brings it near, it is shown, so that it is
 * visible without scripts or IntersectionObserver and in a screenshot of the page.
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
    // An aborted signal never accepts a listener again, so what has been in view is
    // never hidden.
    const hiding = new AbortController();
    const { signal } = hiding;
    const hideIfNear = () => {
      const box = element.getBoundingClientRect();
      const inView = heightInView(box);
      if (inView < -innerHeight / 2) return;
      hiding.abort();
      // After a jump, the compositor can have painted the element already.
      if (inView >= VIEWPORT_PART * Math.min(box.height, innerHeight)) return;
      // At once, because the browser paints the scroll next.
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

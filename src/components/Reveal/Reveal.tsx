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

/** Steps so small that they also tell how much a very tall element fills. */
const thresholds = Array.from(
  { length: 101 },
  (_, step) => (step / 100) * PART.element,
);

/** What has not been in view yet, and may still be hidden. */
const unseen = new Set<HTMLElement>();

/** Returns how much is in view, in px; below 0, how far away it is. */
const heightInView = ({ top, bottom }: DOMRectReadOnly) =>
  Math.min(bottom, innerHeight) - Math.max(top, 0);

/**
 * Hides what a scroll has brought near, from half a window away. What is in view by
 * more than a fifth stays shown: compositors may have painted it before the event.
 */
function hideWhatIsNear(): void {
  // All are measured before any is hidden: one layout.
  const near = Array.from(
    unseen,
    (element) => [element, element.getBoundingClientRect()] as const,
  ).filter(([, box]) => heightInView(box) >= -innerHeight / 2);
  for (const [element, box] of near) {
    unseen.delete(element);
    if (heightInView(box) < PART.window * Math.min(box.height, innerHeight)) {
      element.dataset.waiting = "";
    }
  }
}

interface RevealProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** In ms. */
  delay?: number;
}

/**
 * Fades and slides its children in once, when a tenth of them is in view, or they
 * fill a fifth of the window. Until a scroll brings it near, it is shown: also
 * without scripts or IntersectionObserver, and in a picture of the whole page.
 */
export function Reveal({
  as: Tag = "div",
  delay = 0,
  className,
  ...props
}: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    let isFirst = true;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const isInView = heightInView(entry.boundingClientRect) > 0;
          if (isInView) unseen.delete(element);
          else if (isFirst) unseen.add(element);
          isFirst = false;
          if (
            entry.intersectionRatio >= PART.element ||
            entry.intersectionRect.height >= PART.window * innerHeight
          ) {
            delete element.dataset.waiting;
            setIsVisible(true);
            observer.disconnect();
          }
        }
      },
      { threshold: thresholds, rootMargin: "50px" },
    );
    observer.observe(element);
    window.addEventListener("scroll", hideWhatIsNear, { passive: true });
    return () => {
      unseen.delete(element);
      observer.disconnect();
    };
  }, []);

  return (
    <Tag
      {...props}
      ref={ref}
      style={delay > 0 ? ({ "--delay": `${delay}ms` } as CSSProperties) : {}}
      className={clsx(styles.reveal, className, isVisible && "visible")}
    />
  );
}

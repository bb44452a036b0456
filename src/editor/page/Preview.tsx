import { useEffect, useRef, useState } from "react";

import type { PreviewState } from "../server/preview";

const widths = [
  ["Phone", 390],
  ["Tablet", 768],
  ["Desktop", 1280],
] as const;

const parts = "h1,h2,h3,p,li,a,button,summary,span,time,dt,dd,div";

interface PreviewProps {
  /** The page's path. */
  path: string;
  /** What to scroll to: the first of these texts that the page has. */
  texts: readonly string[];
  preview: PreviewState;
  /** Counts what was written. */
  saves: number;
}

/** Renders the real page, as wide as chosen, scrolled to what is edited. */
export function Preview({ path, texts, preview, saves }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(390);
  const [{ scale, height }, setSize] = useState({ scale: 1, height: 0 });
  const isReady = preview.state === "ready";

  useEffect(() => {
    const measure = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const box = entry.contentRect;
      const fitting = Math.min(1, box.width / width);
      setSize({ scale: fitting, height: box.height / fitting });
    });
    if (room.current) measure.observe(room.current);
    return () => measure.disconnect();
  }, [width]);

  const wanted = texts.join("\n");
  useEffect(() => {
    let tries = 40;
    // The page may still be loading, or still show what was there before.
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument;
      tries -= 1;
      if (tries === 0 || (page && scrollToText(page, wanted.split("\n"))))
        clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [wanted, saves, path, isReady]);

  // Gatsby's message of new data is lost while it is still starting.
  useEffect(() => {
    const body = frame.current?.contentDocument?.body;
    if (saves === 0 || !body) return undefined;
    const timer = setTimeout(
      () => frame.current?.contentWindow?.location.reload(),
      5000,
    );
    const observer = new MutationObserver(() => clearTimeout(timer));
    observer.observe(body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [saves]);

  return (
    <section className="preview" aria-label="Preview">
      <fieldset className="widths">
        <legend>
          <span className="visually-hidden">Width of the preview</span>
        </legend>
        {widths.map(([name, pixels]) => (
          <label key={name}>
            <input
              type="radio"
              name="width"
              checked={pixels === width}
              onChange={() => setWidth(pixels)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div ref={room} className="room">
        {isReady ? (
          <iframe
            ref={frame}
            key={path}
            title="The page"
            src={path}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        ) : (
          <div role="status">
            {preview.state === "starting" ? (
              <>
                <p>The preview is starting. You can edit already.</p>
                <progress aria-label="The preview is starting" />
              </>
            ) : (
              <>
                <p>
                  The preview has stopped. It starts again when something valid
                  is saved.
                </p>
                <pre>{preview.message}</pre>
              </>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Scrolls to the first of the texts that the page has, if it has any. */
function scrollToText(page: Document, texts: readonly string[]): boolean {
  const elements = [...page.querySelectorAll<HTMLElement>(parts)];
  const found = texts
    .filter((text) => text.trim() !== "")
    .map((text) =>
      elements.findLast(
        (element) => element.textContent.trim() === text.trim(),
      ),
    )
    .find((element) => element !== undefined);
  found?.scrollIntoView({
    block: "center",
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches
      ? "instant"
      : "smooth",
  });
  return found !== undefined;
}

import { useEffect, useRef, useState } from "react";

import type { PreviewState } from "../server/preview";
import { pageOf, useEditor } from "./useEditor";

const widths = [
  ["Phone", 390],
  ["Tablet", 768],
  ["Desktop", 1280],
] as const;

/** Renders the real page in the chosen width, scrolled to the edited field. */
export function Preview() {
  const { store, state } = useEditor();
  const { file, saves } = state;
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(390);
  const [{ scale, height }, setSize] = useState({ scale: 1, height: 0 });
  const texts = useEditedTexts();
  const path = pageOf(store, file);
  const [preview, setPreview] = useState<PreviewState>({
    state: "starting",
    message: "",
  });
  const isReady = preview.state === "ready";

  useEffect(() => {
    const events = new EventSource("api/events");
    events.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as { preview?: PreviewState };
      if (message.preview) setPreview(message.preview);
      else store.reload().catch(() => undefined);
    };
    return () => events.close();
  }, [store]);

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

  useEffect(() => {
    let tries = 40;
    // The page may still be loading or outdated.
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument;
      tries -= 1;
      if (tries === 0 || (page && scrollToText(page, texts.split("\n"))))
        clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [texts, saves, path, isReady]);

  const value = store.valueOf(file);
  const shown = useRef({ file, value });
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const before = shown.current.file === file ? shown.current.value : value;
    if (page) showTexts(page, textsIn(before), textsIn(value));
    shown.current = { file, value };
  }, [file, value]);

  // While it starts, Gatsby loses updates, so the page is reloaded instead.
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (saves === 0 || !page) return undefined;
    const timer = setTimeout(() => page.location.reload(), 5000);
    const observer = new MutationObserver(() => clearTimeout(timer));
    observer.observe(page.document.body, {
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
      <fieldset className="row">
        <legend className="visually-hidden">Width of the preview</legend>
        {widths.map(([name, pixels]) => (
          <label key={name}>
            <input
              type="radio"
              name="width"
              checked={pixels === width}
              onChange={() => setWidth(pixels)}
            />{" "}
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
            <p>
              {preview.state === "starting"
                ? "The preview is starting. You can edit already."
                : "The preview has stopped. It starts again when something valid is saved."}
            </p>
            {preview.state === "starting" ? (
              <progress aria-label="The preview is starting" />
            ) : (
              <textarea
                readOnly
                aria-label="Gatsby’s output"
                value={preview.message}
              />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Returns the texts of the focused field and of those around it, one a line. */
function useEditedTexts(): string {
  const [texts, setTexts] = useState("");
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const around: string[] = [];
      let at = target instanceof Element ? target : null;
      if (!at?.closest(".form")) return;
      for (; at && !at.matches(".form"); at = at.parentElement) {
        const fields = at.matches("textarea, input")
          ? [at]
          : at.querySelectorAll("textarea, input:not([type])");
        for (const field of fields)
          around.push((field as HTMLInputElement).value.trim());
      }
      const wanted = around.filter((text) => text.length > 2);
      setTexts([...new Set(wanted)].join("\n"));
    };
    addEventListener("focusin", onFocus);
    return () => removeEventListener("focusin", onFocus);
  }, []);
  return texts;
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value.trim()]
    : Object.values(value ?? {}).flatMap(textsIn);

/** Shows changed texts at once; Gatsby takes more than a second to do so. */
function showTexts(page: Document, before: string[], after: string[]): void {
  // If an entry was added or removed, the texts cannot be matched.
  if (before.length !== after.length) return;
  for (const [index, text] of after.entries()) {
    if (text === before[index] || text === "") continue;
    const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode())
      if (walker.currentNode.nodeValue?.trim() === before[index])
        nodes.push(walker.currentNode);
    // If several elements have this text, the right one is unknown.
    const [node, ...others] = nodes;
    if (node && others.length === 0) node.nodeValue = text;
  }
}

/** Scrolls to the first of the texts that the page has, if it has any. */
function scrollToText(page: Document, texts: readonly string[]): boolean {
  const elements = [...page.querySelectorAll("*")];
  const found = texts
    .map((text) =>
      elements.findLast(
        (element) => text && element.textContent.trim() === text,
      ),
    )
    .find((element) => element !== undefined);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  found?.scrollIntoView({
    block: "center",
    behavior: isStill ? "instant" : "smooth",
  });
  return found !== undefined;
}

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
  const texts = useEditedTexts(file);
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
    const wanted = texts ? texts.split("\n") : textsIn(store.valueOf(file));
    let tries = 40;
    let target: Element | undefined;
    // The page may still be loading, be outdated, or scroll to its start.
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument;
      const found = page ? findText(page, wanted) : undefined;
      const isShown = found && found === target && isInView(found);
      target = found;
      tries -= 1;
      if (isShown || tries === 0) clearInterval(timer);
      else target?.scrollIntoView({ block: "center" });
    }, 250);
    return () => clearInterval(timer);
  }, [store, file, texts, saves, path, isReady]);

  const value = store.valueOf(file);
  const shown = useRef({ file, value });
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const before = shown.current.file === file ? shown.current.value : value;
    if (page) showText(page, textsIn(before), textsIn(value));
    shown.current = { file, value };
  }, [file, value]);

  // While it starts, Gatsby loses updates, so the page is reloaded instead.
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (saves === 0 || !page) return undefined;
    const timer = setTimeout(() => page.location.reload(), 5000);
    const observer = new MutationObserver(() => clearTimeout(timer));
    // Absent while the page is loading.
    const body = page.document.querySelector("body");
    const changes = { characterData: true, childList: true, subtree: true };
    if (body) observer.observe(body, changes);
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

/**
 * Returns the texts of the focused field and of those around it, one a line;
 * none before a field of the file is focused.
 */
function useEditedTexts(file: string): string {
  const [focused, setFocused] = useState({ file: "", texts: "" });
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
      setFocused({ file, texts: [...new Set(wanted)].join("\n") });
    };
    addEventListener("focusin", onFocus);
    return () => removeEventListener("focusin", onFocus);
  }, [file]);
  return focused.file === file ? focused.texts : "";
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value.trim()]
    : Object.values(value ?? {}).flatMap(textsIn);

/** Shows a changed text at once; Gatsby takes more than a second to do so. */
function showText(page: Document, before: string[], after: string[]): void {
  const isChanged = (text: string, at: number) => text !== before[at];
  const changed = after.filter(isChanged);
  const [text] = changed;
  // Where entries are added, removed or moved, several texts have changed.
  if (!text || changed.length > 1 || before.length !== after.length) return;
  const former = before[after.findIndex(isChanged)];
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode())
    if (walker.currentNode.nodeValue?.trim() === former)
      nodes.push(walker.currentNode);
  // If several elements have this text, the right one is unknown.
  const [node, ...others] = nodes;
  if (node && others.length === 0) node.nodeValue = text;
}

/** Returns the last element with the first of the texts that the page has. */
function findText(page: Document, texts: readonly string[]) {
  const elements = [...page.querySelectorAll("body *")];
  return texts
    .map((text) =>
      elements.findLast(
        (element) => text && element.textContent.trim() === text,
      ),
    )
    .find((element) => element !== undefined);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const { clientHeight } = element.ownerDocument.documentElement;
  return bottom > 0 && top < clientHeight;
}

import { useEffect, useRef, useState } from "react";

import type { PreviewState } from "../server/startPreview";
import { pageOf, useEditor } from "./useEditor";
import { sendRequest } from "./sendRequest";
import { usePreviewUpdates } from "./usePreviewUpdates";

const widths = [
  ["Phone", 390],
  ["Tablet", 768],
  ["Desktop", 1280],
] as const;

const notices = {
  starting: "The preview is starting. You can edit already.",
  ready: "The page is being made.",
  stopped:
    "The preview has stopped. It starts again when something valid is saved.",
} as const;

/** Renders the real page in the chosen width, scrolled to the edited field. */
export function Preview() {
  const { store, state } = useEditor();
  const { file } = state;
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(390);
  const [{ scale, height }, setSize] = useState({ scale: 1, height: 0 });
  // The page as it is saved: a new one is not there yet.
  const saved = store.onDisk(file);
  const path = pageOf(file, saved, state.source.pages);
  const [preview, setPreview] = useState<PreviewState>({
    state: "starting",
    message: "",
  });
  const isThere = usePageExists(path, file, preview.state === "ready");
  const isReady = isThere && saved !== undefined;

  useEffect(() => {
    const events = new EventSource("api/events");
    events.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as { preview: PreviewState };
      setPreview(message.preview);
    };
    return () => events.close();
  }, []);

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

  usePreviewUpdates(frame, path, isReady);

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
              {saved === undefined
                ? "The page is shown here once it is saved."
                : notices[preview.state]}
            </p>
            {preview.state === "starting" && (
              <progress aria-label="The preview is starting" />
            )}
            {preview.state === "stopped" && (
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

const RETRY_MS = 400;
/** Tries after which Gatsby has overlooked a file rather than not made it yet. */
const PATIENCE = 5;

/** Returns whether Gatsby has a page; it makes a new one after it is saved. */
function usePageExists(
  path: string,
  file: string,
  isRunning: boolean,
): boolean {
  const [known, setKnown] = useState("");
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: number | undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async (tries: number) => {
      const name = path === "/" ? "/index" : path;
      const answer = await fetch(`/page-data${name}/page-data.json`, {
        signal,
      }).catch(() => undefined);
      if (signal.aborted) return;
      if (answer?.ok) {
        setKnown(path);
        return;
      }
      if (tries % PATIENCE === 0)
        void sendRequest("POST", `touch?${new URLSearchParams({ file })}`);
      timer = window.setTimeout(() => void look(tries + 1), RETRY_MS);
    };
    void look(1);
    return () => {
      // While Gatsby is busy it answers nothing, and a browser has six
      // connections to a server: saving needs one.
      controller.abort();
      clearTimeout(timer);
    };
  }, [path, file, isRunning]);
  return isRunning && known === path;
}

import { useEffect, useRef, useState } from "react";

import type { PreviewState } from "../server/preview";
import { pageOf, useEditor } from "./useEditor";
import { usePreviewUpdates } from "./usePreviewUpdates";

const widths = [
  ["Phone", 390],
  ["Tablet", 768],
  ["Desktop", 1280],
] as const;

/** Renders the real page in the chosen width, scrolled to the edited field. */
export function Preview() {
  const { store, state } = useEditor();
  const { file } = state;
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(390);
  const [{ scale, height }, setSize] = useState({ scale: 1, height: 0 });
  const path = pageOf(store, file);
  const [preview, setPreview] = useState<PreviewState>({
    state: "starting",
    message: "",
  });
  const isReady = preview.state === "ready";

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

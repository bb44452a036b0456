import { useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { button, Dialog } from "./look";

import type { Reference } from "../../src/content/fields";

export type ImageReference = Extract<Reference, { to: "image" }>;

/** A picture as the browser shows it, that is upright. */
export interface OpenedPicture {
  file: File;
  address: string;
  width: number;
  height: number;
}

interface CropDialogProps extends OpenedPicture, ImageReference {
  /** Called with the part in px of the upright picture. */
  onCrop: (area: Area) => void;
  onClose: () => void;
}

/** Renders the dialog that crops a picture. */
export function CropDialog(props: CropDialogProps) {
  const { width, height, minWidth, minHeight } = props;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const maxZoom = Math.min(width / minWidth, height / minHeight, 5);
  return (
    <Dialog
      heading="Crop the picture"
      closeLabel="Cancel"
      onClose={props.onClose}
    >
      <p className="hint">
        Drag the picture, or move it with the arrow keys. The bright part is
        shown.
      </p>
      <div className="cropper">
        <Cropper
          image={props.address}
          aspect={minWidth / minHeight}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          disableAutomaticStylesInjection
          cropperProps={{
            role: "application",
            "aria-label": "Part of the picture",
          }}
        />
      </div>
      <label className="field">
        Zoom
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={zoom}
          disabled={maxZoom <= 1.01}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
      <p className="row">
        <button
          type="button"
          className={button.primary}
          disabled={!area}
          onClick={() => area && props.onCrop(area)}
        >
          Use this part
        </button>
      </p>
    </Dialog>
  );
}

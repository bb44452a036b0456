import { useState, type DragEvent } from "react";
import Cropper, { type Area } from "react-easy-crop";

import * as button from "../../components/button.module.css";
import { Dialog } from "../../components/Dialog/Dialog";
import type { Reference } from "../../node/content/fields";
import { titleOf, valueAt } from "../values";
import { schemaAt } from "../../node/content/schema/introspection";
import { ask } from "./api";
import { useField } from "./EditorContext";
import type { ValueProps } from "./fields";
import { TextButton } from "./parts";

type ImageReference = Extract<Reference, { to: "image" }>;

interface Chosen {
  file: File;
  address: string;
  width: number;
  height: number;
}

/**
 * Opens a picture as the browser shows it, that is upright.
 *
 * @throws Error with words for the maintainer if it cannot be used
 */
async function openPicture(
  file: File,
  { minWidth, minHeight }: ImageReference,
): Promise<Chosen> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode().catch(async () => {
    const start = await file.slice(4, 12).text();
    throw new Error(
      /^ftyp(hei|hev|mif|msf)/.test(start)
        ? `${file.name} is a HEIC photo, as iPhones take them; browsers cannot show those. Export it as JPEG and choose it again.`
        : `${file.name} cannot be opened as a picture. Export it as JPEG or PNG and choose it again.`,
    );
  });
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width < minWidth || height < minHeight)
    throw new Error(
      `${file.name} is ${width} px wide and ${height} px high; it must be at least ${minWidth} px wide and ${minHeight} px high.`,
    );
  return { file, address: image.src, width, height };
}

/** Renders a picture, and what it takes to put another one in its place. */
export function PictureField({
  value,
  edit,
  path,
  schema: _schema,
  reference,
  ...control
}: ValueProps & { reference: ImageReference }) {
  const { store, file } = useField(path);
  const [chosen, setChosen] = useState<Chosen>();
  const [failure, setFailure] = useState("");
  const name = typeof value === "string" ? value : "";
  const { folder } = reference;
  const fail = (error: unknown) => setFailure((error as Error).message);
  const choose = (picture: File | undefined) => {
    if (!picture) return;
    setFailure("");
    openPicture(picture, reference).then(setChosen, fail);
  };
  const upload = async (area: Area) => {
    if (!chosen) return;
    const owner = path.slice(0, -1);
    const root = store.valueOf(file);
    const schema = store.typeOf(file)?.schema;
    const ownerSchema = schema && schemaAt(schema, owner);
    const query = new URLSearchParams({
      folder,
      name:
        (ownerSchema && titleOf(ownerSchema, valueAt(root, owner))) ??
        chosen.file.name,
      crop: [area.x, area.y, area.width, area.height].join(),
    });
    const stored = (await ask("POST", `pictures?${query}`, chosen.file)) as {
      file: string;
      width: number;
      height: number;
    };
    store.addPicture(`${folder}/${stored.file}`, stored);
    edit(stored.file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  };
  return (
    <>
      <div
        className="picture"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        {name && <img src={`${folder}/${encodeURIComponent(name)}`} alt="" />}
        <div>
          {name && <p className="hint">{name}</p>}
          <input
            {...control}
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              choose(target.files?.[0]);
              target.value = "";
            }}
          />
          <p className="hint">or drop a picture here</p>
        </div>
      </div>
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      {chosen && (
        <CropDialog
          {...chosen}
          {...reference}
          onCrop={(area) => {
            setChosen(undefined);
            upload(area).catch(fail);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

interface CropDialogProps extends Chosen, ImageReference {
  onCrop: (area: Area) => void;
  onClose: () => void;
}

function CropDialog(props: CropDialogProps) {
  const { address, width, height, minWidth, minHeight, onCrop } = props;
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
          image={address}
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
      <p className="dialog-buttons">
        <TextButton icon="xmark" onClick={props.onClose}>
          Cancel
        </TextButton>
        <button
          type="button"
          className={button.primary}
          disabled={!area}
          onClick={() => area && onCrop(area)}
        >
          Use this part
        </button>
      </p>
    </Dialog>
  );
}

import { type ComponentProps, useState } from "react";
import type { Area } from "react-easy-crop";

import { contentTypeOf } from "../../src/content/contentTypes";
import type { Path } from "../../src/content/json/syntaxTree";
import { schemaAt } from "../../src/content/schema/introspection";
import { asText, titleOf, valueAt, withValueAt } from "../contentValues";
import { sendRequest } from "./sendRequest";
import {
  CropDialog,
  type ImageReference,
  type OpenedPicture,
} from "./CropDialog";
import { useAttempt } from "./useAttempt";
import { useEditor } from "./useEditor";

/** @throws Error with a message for the maintainer if it cannot be used */
async function openPicture(
  file: File,
  { minWidth, minHeight }: ImageReference,
): Promise<OpenedPicture> {
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

interface PictureFieldProps {
  value: unknown;
  path: Path;
  reference: ImageReference;
  control: ComponentProps<"input">;
}

/** Renders a picture and the controls to replace it. */
export function PictureField({
  value,
  path,
  reference,
  control,
}: PictureFieldProps) {
  const { store, state } = useEditor();
  const [opened, setOpened] = useState<OpenedPicture>();
  const [failure, attempt] = useAttempt();
  const { folder } = reference;
  const name = asText(value);
  const upload = async ({ file }: OpenedPicture, area: Area) => {
    const owner = path.slice(0, -1);
    const content = state.file;
    const type = contentTypeOf(content);
    const ownerSchema = type && schemaAt(type.schema, owner);
    const before = store.valueOf(content);
    const ownerValue = valueAt(before, owner);
    const { x: left, y: top, width, height } = area;
    const query = new URLSearchParams({
      file: content,
      path: JSON.stringify(path),
      name: ownerSchema ? titleOf(ownerSchema, ownerValue) : "",
      crop: JSON.stringify({ left, top, width, height }),
    });
    const stored = await sendRequest<{ file: string }>(
      "POST",
      `pictures?${query}`,
      file,
    );
    const after = withValueAt(type?.schema, before, path, stored.file);
    // Meanwhile the entry may have moved, or another file may be open.
    if (await store.editLater(content, before, after)) return;
    const picture = `${folder}/${stored.file}`;
    await sendRequest("DELETE", `pictures?${new URLSearchParams({ picture })}`);
    store.announce(
      `The picture was not stored: what it belongs to was deleted or changed meanwhile.`,
    );
  };
  return (
    <>
      <div className="picture">
        {name && <img src={`${folder}/${encodeURIComponent(name)}`} alt="" />}
        <div>
          {name && <p className="hint">{name}</p>}
          <input
            {...control}
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file)
                attempt(() => openPicture(file, reference).then(setOpened));
              target.value = "";
            }}
          />
        </div>
      </div>
      {failure}
      {opened && (
        <CropDialog
          {...opened}
          {...reference}
          onCrop={(area) => {
            setOpened(undefined);
            attempt(() => upload(opened, area));
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

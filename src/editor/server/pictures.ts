import { mkdir, readdir, realpath } from "node:fs/promises";
import path from "node:path";

import sharp, { type Sharp } from "sharp";

import { contentFolder } from "../../node/content/contentFolder";
import { contentTypes } from "../../content/contentTypes";
import type { Reference } from "../../content/fields";
import {
  entryOf,
  fieldsOf,
  referenceOf,
} from "../../content/schema/introspection";
import { readSource } from "../../node/content/source/readSource";
import { toFileName } from "../toFileName";
import { unusedPictures } from "../unusedPictures";
import type { Schema } from "../contentValues";
import { HttpError } from "../HttpError";
import { writeAtomically } from "./writeAtomically";

type ImageReference = Extract<Reference, { to: "image" }>;

function imageReferences(schema: Schema): ImageReference[] {
  const reference = referenceOf(schema);
  if (reference?.to === "image") return [reference];
  const inner = entryOf(schema) ?? Object.values(fieldsOf(schema) ?? {});
  return [inner].flat().flatMap(imageReferences);
}

/**
 * Stores an uploaded picture upright, without metadata, cropped, and no larger
 * than twice the least size of its field.
 *
 * @param query `folder`, `name` (what it shows) and `crop`: left, top, width
 *   and height in px of the upright picture
 * @throws HttpError if the picture cannot be used or stored
 */
export async function storePicture(
  rootDir: string,
  query: URLSearchParams,
  bytes: Buffer,
): Promise<{ file: string }> {
  const reference = contentTypes
    .flatMap(({ schema }) => imageReferences(schema))
    .find(({ folder }) => folder === query.get("folder"));
  if (!reference)
    throw new HttpError(400, "No field uses pictures in that folder.");
  const { minWidth, minHeight } = reference;
  const [left = 0, top = 0, width = 0, height = 0] = (query.get("crop") ?? "")
    .split(",")
    .map((number) => Math.max(0, Math.round(Number(number) || 0)));
  if (width < minWidth || height < minHeight)
    throw new HttpError(
      422,
      `The picture is ${width} px wide and ${height} px high; it must be at least ${minWidth} px wide and ${minHeight} px high.`,
    );
  const image = sharp(bytes, { limitInputPixels: 120_000_000, failOn: "error" })
    .autoOrient()
    .extract({ left, top, width, height })
    .resize(2 * minWidth, 2 * minHeight, {
      fit: "inside",
      withoutEnlargement: true,
    });
  const { data, ending } = await encode(image).catch((error: unknown) => {
    throw new HttpError(
      422,
      `The picture cannot be opened (${String(error).replace(/^Error: /, "")}). Export it as JPEG or PNG and choose it again.`,
    );
  });
  const dataDir = path.resolve(rootDir, contentFolder());
  const target = path.join(dataDir, reference.folder);
  await mkdir(target, { recursive: true });
  if (
    !(await realpath(target)).startsWith((await realpath(dataDir)) + path.sep)
  )
    throw new HttpError(
      400,
      `${reference.folder} is outside the content folder.`,
    );
  const taken = await readdir(target);
  const file = toFileName(query.get("name") ?? "", ending, taken);
  await writeAtomically(rootDir, path.join(target, file), data);
  return { file };
}

/** Encodes pictures with transparency as WebP and others as JPEG. */
async function encode(image: Sharp) {
  const pixels = sharp(await image.toColorspace("srgb").png().toBuffer());
  const { isOpaque } = await pixels.stats();
  const data = isOpaque
    ? await pixels.jpeg({ quality: 88, mozjpeg: true }).toBuffer()
    : await pixels.webp({ quality: 88 }).toBuffer();
  return { data, ending: isOpaque ? ".jpg" : ".webp" };
}

/**
 * Deletes a picture that no field names.
 *
 * @param query `picture`, its path in the content folder
 * @throws HttpError if it is in use or cannot be deleted
 */
export async function deletePicture(rootDir: string, query: URLSearchParams) {
  const source = await readSource();
  const picture = query.get("picture") ?? "";
  const file = `${source.folder}/${picture}`;
  if (!unusedPictures(source).includes(picture))
    throw new HttpError(409, `${file} is in use.`);
  await writeAtomically(rootDir, file, undefined);
  return {};
}

import { mkdir, readdir, realpath } from "node:fs/promises";
import path from "node:path";

import sharp, { type Region, type Sharp } from "sharp";

import { contentTypeOf } from "../../src/content/contentTypes";
import type { Path } from "../../src/content/json/syntaxTree";
import { referenceOf, schemaAt } from "../../src/content/schema/introspection";
import { contentFolder, readSource } from "../../src/node/content/readSource";
import { toFileName } from "../toFileName";
import { HttpError } from "../HttpError";
import { writeAtomically } from "./writeAtomically";

/**
 * Stores an uploaded picture upright, without metadata, cropped, and no larger
 * than twice the least size of its field.
 *
 * @param query `file` and `path` of its field, `name` (what it shows) and
 *   `crop`, its part in px of the upright picture
 * @throws HttpError if the picture cannot be used or stored
 */
export async function storePicture(
  rootDir: string,
  query: URLSearchParams,
  bytes: Buffer,
): Promise<{ file: string }> {
  const type = contentTypeOf(query.get("file") ?? "");
  const fieldPath = JSON.parse(query.get("path") ?? "") as Path;
  const field = type && schemaAt(type.schema, fieldPath);
  const reference = field && referenceOf(field);
  if (reference?.to !== "image")
    throw new HttpError(400, "This field has no picture.");
  const { minWidth, minHeight } = reference;
  const crop = JSON.parse(query.get("crop") ?? "") as Region;
  const image = sharp(bytes, { limitInputPixels: 120_000_000, failOn: "error" })
    .autoOrient()
    .extract(crop)
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
  const { folder, files, pictures } = await readSource();
  const picture = query.get("picture") ?? "";
  const file = `${folder}/${picture}`;
  const name = JSON.stringify(path.posix.basename(picture));
  const isUsed = [...files.values()].some((text) => text.includes(name));
  if (isUsed || !pictures.has(picture))
    throw new HttpError(409, `${file} is in use.`);
  await writeAtomically(rootDir, file, undefined);
}

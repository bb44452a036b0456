import sharp from "sharp";

import type { Picture } from "../../../src/content/content";
import { readSource } from "../../../src/node/content/readSource";
import { addedProblems } from "../../document";
import { isPicture } from "./Repository";
import type { Check } from "./Sync";

/**
 * Returns the first problem that the content on disk would have in addition, if
 * files had other bytes: those that it has already must not keep others' work.
 */
export const checkTaken: Check = async (changed) => {
  const source = await readSource();
  const files = new Map(source.files);
  const pictures = new Map(source.pictures);
  for (const [file, bytes] of changed) {
    files.delete(file);
    pictures.delete(file);
    if (bytes && isPicture(file)) pictures.set(file, await measure(bytes));
    else if (bytes) files.set(file, bytes.toString());
  }
  const [added] = addedProblems(source, { ...source, files, pictures });
  if (!added) return "";
  const { file, path: field, found, expected } = added;
  return `${file} has ${found}${field && ` at ${field}`}, and should have ${expected}.`;
};

async function measure(bytes: Buffer): Promise<Picture> {
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    return { problem: String(error) };
  }
}

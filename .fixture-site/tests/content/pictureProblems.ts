import type { Page } from "@playwright/test";

/** Loads all images of a page, also lazy ones; returns what is wrong with them. */
export const pictureProblems = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const decoded = Array.from(document.images, (image) => image.decode());
    await Promise.allSettled(decoded);
    return Array.from(document.images).flatMap((image) => {
      const { naturalWidth, naturalHeight, width, height } = image;
      const name = decodeURI(image.currentSrc || image.src);
      if (naturalWidth === 0) {
        return `${name} did not load: is the file a whole picture?`;
      }
      const keepsRatio = getComputedStyle(image).objectFit !== "fill";
      const stretch = width / height / (naturalWidth / naturalHeight);
      if (width * height === 0 || keepsRatio || Math.abs(stretch - 1) < 0.02) {
        return [];
      }
      return `${name} is distorted: ${naturalWidth} x ${naturalHeight} px shown as ${width} x ${height} px`;
    });
  });

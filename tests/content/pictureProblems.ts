import type { Page } from "@playwright/test";

/** Loads all images of a page, also lazy ones. */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const decoded = Array.from(document.images, (image) => image.decode());
    await Promise.allSettled(decoded);
  });

export const pictureProblems = (page: Page) =>
  page.evaluate(() => {
    const problemsOf = (image: HTMLImageElement): string[] => {
      const { naturalWidth, naturalHeight, width, height } = image;
      const problems: string[] = [];
      if (!image.complete || naturalWidth === 0) {
        return ["did not load: is the file a whole picture?"];
      }
      if (!image.hasAttribute("alt")) problems.push("has no alt text");
      if (!image.hasAttribute("width") || !image.hasAttribute("height")) {
        problems.push("has no width and height, so the page will shift");
      }
      const keepsRatio = getComputedStyle(image).objectFit !== "fill";
      const isShown = width > 0 && height > 0;
      const stretch = width / height / (naturalWidth / naturalHeight);
      if (isShown && !keepsRatio && Math.abs(stretch - 1) > 0.02) {
        problems.push(
          `is distorted: ${naturalWidth} x ${naturalHeight} px shown as ${width} x ${height} px`,
        );
      }
      return problems;
    };
    return Array.from(document.images).flatMap((image) =>
      problemsOf(image).map(
        (problem) => `${decodeURI(image.currentSrc || image.src)} ${problem}`,
      ),
    );
  });

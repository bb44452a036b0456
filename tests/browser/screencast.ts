import type { Page } from "@playwright/test";
import sharp from "sharp";

/**
 * Records what is on the screen, frame by frame, with the processor slowed down.
 * Returns a function that ends the recording, with the color of the pixel at the
 * left edge in each frame.
 */
export async function startScreencast(
  page: Page,
): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  const frames: string[] = [];
  session.on("Page.screencastFrame", ({ data, sessionId }) => {
    frames.push(data);
    void session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await session.send("Page.startScreencast", { format: "png" });
  return async () => {
    await session.send("Page.stopScreencast");
    await session.detach();
    const pixel = { left: 1, top: 300, width: 1, height: 1 };
    return Promise.all(
      frames.map(async (frame) => {
        const image = sharp(Buffer.from(frame, "base64")).extract(pixel);
        return `rgb(${(await image.removeAlpha().raw().toBuffer()).join(", ")})`;
      }),
    );
  };
}

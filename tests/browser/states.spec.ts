import { showTheme, viewports } from "../page/appearances";
import { axeViolations, colorRules } from "../expected/axe";
import { boxOf } from "../page/boxOf";
import { submitButton } from "../page/contactDialog";
import { movingElements } from "../expected/movingElements";
import { elementsOutside, horizontalOverflow } from "../expected/overflow";
import { wheelThrough } from "../expected/reach";
import { openStates } from "../expected/states";
import { expect, test } from "../page/test";
import { expectVisibleFocus } from "../expected/visibleFocus";

/** In px: as low as a phone's window is in landscape. */
const LOW = 420;

/** Messages, which nothing in them follows. */
const messages = ["error", "success"];

for (const [device, viewport] of Object.entries(viewports)) {
  const isMobile = device === "phone";

  test.describe(`on a ${device}`, () => {
    test.use({ viewport, isMobile, hasTouch: isMobile, motion: true });

    test("what opens is seen and pressed in a low window, still, accessible, and fits", async ({
      page,
      visit,
    }) => {
      for (const { name, path, inside, on = device, open } of openStates) {
        if (on !== device) continue;
        await test.step(name, async () => {
          await page.emulateMedia({ reducedMotion: "no-preference" });
          await page.setViewportSize(viewport);
          if (new URL(page.url()).pathname !== path) await visit(path);
          await open(page);
          if (messages.includes(name)) {
            await test.step("beneath the button", async () => {
              const button = await boxOf(submitButton(page));
              const message = await boxOf(page.locator(inside));
              expect.soft(message.y).toBeGreaterThan(button.y + button.height);
            });
          }
          // Answers scroll with the page.
          if (name !== "question") {
            await page.setViewportSize({ ...viewport, height: LOW });
            expect(await wheelThrough(page, inside)).toEqual([]);
            await page.setViewportSize(viewport);
          }
          // What no width changes is asked on the narrower one.
          if (!isMobile && name !== "dropdown") return;

          await page.emulateMedia({ reducedMotion: "reduce" });
          // What moved before ends.
          await expect.poll(() => movingElements(page)).toEqual([]);
          expect(await axeViolations(page, inside)).toEqual([]);
          await showTheme(page, "dark");
          expect(await axeViolations(page, inside, colorRules)).toEqual([]);
          await showTheme(page, "light");
          // Tab enters the section.
          if (name === "question") await page.keyboard.press("Shift+Tab");
          if (!messages.includes(name)) await expectVisibleFocus(page, inside);
          if (!isMobile) return;
          await page.setViewportSize({ width: 320, height: 640 });
          expect.soft(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
          expect.soft(await elementsOutside(page)).toEqual([]);
        });
      }
    });
  });
}

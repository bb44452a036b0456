import { showTheme, viewports } from "../page/appearances";
import { axeViolations, colorRules } from "../page/axe";
import { movingElements } from "../page/movingElements";
import { horizontalOverflow, elementsOutside } from "../page/overflow";
import { openStates } from "../page/states";
import { expect, test } from "../page/test";
import { expectVisibleFocus } from "../page/visibleFocus";

test("what opens is still, accessible and inside the window", async ({
  page,
  visit,
}) => {
  for (const { name, path, inside, on = "phone", open } of openStates) {
    await test.step(name, async () => {
      await page.setViewportSize(viewports[on]);
      if (new URL(page.url()).pathname !== path) await visit(path);
      await open(page);
      expect.soft(await movingElements(page)).toEqual([]);
      expect(await axeViolations(page, inside)).toEqual([]);
      await showTheme(page, "dark");
      expect(await axeViolations(page, inside, colorRules)).toEqual([]);
      await showTheme(page, "light");
      // Tab enters the section.
      if (name === "question") await page.keyboard.press("Shift+Tab");
      const hasStops = !["error", "success"].includes(name);
      if (hasStops) await expectVisibleFocus(page, inside);
      if (["mobile-menu", "contact-dialog"].includes(name)) {
        await expect
          .soft(page.locator(inside))
          .toMatchAriaSnapshot({ name: `${name}.aria.yml` });
      }
      if (on === "desktop") return;
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      expect.soft(await elementsOutside(page)).toEqual([]);
    });
  }
});

import {
  navigationBar,
  navigationLink,
  dropdownButton,
  navigationItem,
} from "../drivers/navigationBar";
import { holdRequests, runUntilShown } from "../drivers/pageSetup";
import {
  historyLength,
  collectLoads,
  routeTo,
  startRoute,
} from "../drivers/routing";
import {
  expectBelowBar,
  expectScrollPosition,
  nextFrames,
  recordScrolling,
  scrollTo,
} from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

const eventually = expect.configure({ soft: true });

test("scrolls smoothly within the page", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const behavior = await recordScrolling(page);

  await test.step("the page's own link scrolls to its hero", async () => {
    await visit("/#goal");
    await navigationLink(page, "Home").click();
    await expectScrollPosition(page, 0);
    await eventually.poll(behavior).toBe("smooth");
    await expect.soft(page.locator("#home")).toBeInViewport();
    await expect.soft(page).toHaveURL("/");
  });

  await test.step("each logo scrolls to home", async () => {
    const inBar = navigationBar(page).getByRole("link").first();
    const inFooter = page.locator("footer img").filter({ visible: true });
    for (const [logo, position] of [
      [inFooter, 1_000_000],
      [inBar, 1500],
    ] as const) {
      await scrollTo(page, position);
      await logo.click();
      await expectScrollPosition(page, 0);
      await eventually.poll(behavior).toBe("smooth");
    }
    await routeTo(page, "/terms");
    await inBar.click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("#home")).toBeInViewport();
  });

  await test.step("a dropdown item scrolls with one more history entry", async () => {
    const loads = collectLoads(page);
    const entries = await historyLength(page);
    for (let time = 1; time <= 2; time += 1) {
      await navigationItem(page, "Home").hover();
      await navigationLink(page, "Collaborate").click();
      await expect(page).toHaveURL("/#collaborate");
      await expectBelowBar(page, "collaborate");
      await eventually.poll(behavior).toBe("smooth");
      await expect(dropdownButton(page, "Home")).toHaveAttribute(
        "aria-expanded",
        "false",
      );
      await page.mouse.move(700, 700);
    }
    expect(await historyLength(page)).toBe(entries + 1);
    expect(loads).toEqual([]);
  });

  await test.step("Contact Us scrolls to the footer on click and Space", async () => {
    const contact = page.locator("#contact");
    const button = navigationBar(page).getByRole("button", {
      name: "Contact Us",
    });
    for (const press of [() => button.click(), () => button.press("Space")]) {
      await scrollTo(page, 0);
      await expect(button).toBeVisible();
      await press();
      await expect(contact).toBeInViewport({ ratio: 0.5 });
      await expect(contact).toBeFocused();
      await eventually.poll(behavior).toBe("smooth");
    }
  });
});

test("changes the route or loads a document", async ({ page, visit }) => {
  await visit("/");
  const loads = collectLoads(page);
  await test.step("a link changes the route and starts at the hero", async () => {
    await scrollTo(page, 1200);
    await navigationLink(page, "About").click();
    await expect(page).toHaveURL("/about");
    await expectScrollPosition(page, 0);
    await expect(page.locator("#about-hero")).toBeInViewport();
    // The bar reappears under a mouse that has not moved. The dropdown must stay closed.
    await expect(navigationBar(page)).toHaveClass(/\bvisible\b/);
    await expect(dropdownButton(page, "About")).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    expect(loads).toEqual([]);
  });

  await test.step("a dropdown item does a full navigation to that path and anchor", async () => {
    await navigationItem(page, "Teams").hover();
    await navigationLink(page, "Research").click();
    await expect(page).toHaveURL("/teams#research");
    await expectBelowBar(page, "research");
    expect(loads).toHaveLength(1);
  });
});

test("shows that a page is loading after 300 ms", async ({ page, visit }) => {
  const release = await holdRequests(page, /page-data\/teams\/page-data/);
  await page.clock.install();
  await visit("/about");
  await page.clock.pauseAt(Date.now() + 60_000);
  const main = page.getByRole("main");
  /**
   * Expects a loading indicator at the top of the viewport, over the bar.
   *
   * @returns a function that ends the indicator's animation
   */
  const expectLine = async () => {
    await expect(main).toHaveAttribute("aria-busy", "true");
    const line = await page.evaluateHandle(() =>
      document
        .getAnimations()
        .find(({ effect }) => Reflect.get(effect ?? {}, "pseudoElement")),
    );
    const seen = await line.evaluate((animation) => {
      animation?.pause();
      return [0, 299, 300, 30_299, 30_300].filter((time) => {
        if (animation) animation.currentTime = time;
        const top = document.elementFromPoint(innerWidth / 2, 1);
        return top?.localName === "main";
      });
    });
    expect(seen).toEqual([300, 30_299]);
    return () => line.evaluate((animation) => animation?.finish());
  };

  await startRoute(page, "/teams");
  const pass = await expectLine();
  await pass();
  await expect(main).not.toHaveAttribute("aria-busy");

  await startRoute(page, "/teams");
  await expectLine();
  release();
  await runUntilShown(page, "#teams-hero");
  await expect(main).not.toHaveAttribute("aria-busy");

  await test.step("loads the page as a document after 3 s", async () => {
    const loads = collectLoads(page);
    await page.route(/page-data\/features\/page-data/, () => undefined);
    await startRoute(page, "/features");
    await page.clock.runFor(2999);
    expect(loads).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => loads).toHaveLength(1);
    await expect(page).toHaveURL("/features");
  });
});

test("cancels a requested page on back and forward", async ({
  page,
  visit,
}) => {
  const main = page.getByRole("main");
  const expectBusy = () => expect(main).toHaveAttribute("aria-busy", "true");
  const expectIdle = () => expect(main).not.toHaveAttribute("aria-busy");
  await visit("/about");
  await routeTo(page, "/terms");
  const release = await holdRequests(page, /page-data\/teams\/page-data/);
  await navigationLink(page, "Teams").click();
  await expectBusy();
  await page.goBack();
  await expect(page.locator("#about-hero")).toBeAttached();
  await expectIdle();
  await page.goForward();
  await expect(page.locator("#about-hero")).toHaveCount(0);
  const arrival = page.waitForResponse(/page-data\/teams\/page-data/);
  release();
  await (await arrival).finished();
  await nextFrames(page);
  await expect(page).toHaveURL("/terms");
});

test("moves the focus to the content by the skip link @test:all", async ({
  page,
  visit,
}) => {
  await visit("/about");
  const main = page.getByRole("main");
  const skip = page.getByRole("link", { name: /^Skip/ });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press("Enter");
  await expect(main).toBeFocused();
  // Without a hash, the router does not scroll a second time.
  expect(new URL(page.url()).hash).toBe("");
});

import type { Page } from "@playwright/test";

import { viewports } from "../page/appearances";
import { scrollPosition, scrollTo } from "../page/scrolling";
import { templatePages } from "../page/sitePages";
import { openStates } from "../page/states";
import { expect, test } from "../page/test";
import { expectAllVisible, HIDDEN_BY_DESIGN } from "../page/visibleText";

/** In ms: the longest delay of a reveal, and its duration. */
const MAX_REVEAL_MS = 600 + 700;

/** The part of a page that is not always in view. */
const PAGE = "main, footer";

/** In px: as low as a phone's window is in landscape. */
const LOW = 420;

/**
 * Ends what moves, and returns what of a part can be pressed or is announced and was
 * not seen and hit at its center in any look so far, when the longest movement so far
 * would have ended, in ms, and what scrolls the part.
 */
const look = (page: Page, inside: string) =>
  page.evaluate((part) => {
    const state = window as unknown as {
      reached?: Set<Element>;
      longest?: number;
    };
    const reached = (state.reached ??= new Set());
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      const { target } = animation.effect as KeyframeEffect;
      // The map's arcs come one after the other.
      if (endTime === Infinity || target?.closest("svg")) continue;
      state.longest = Math.max(state.longest ?? 0, Number(endTime));
      animation.finish();
    }

    const all = [...document.querySelectorAll(part)].flatMap((each) => [
      each,
      ...each.querySelectorAll("*"),
    ]);
    const missed = all.flatMap((each, index) => {
      const isControl = each.matches("a[href], :enabled");
      const isMessage = each.matches("[role=alert], [role=status]");
      const { x, y, width, height } = each.getClientRects()[0] ?? new DOMRect();
      const isShown = width > 0 && each.matches(":enabled, :not(:empty)");
      if (!isShown || !(isControl || isMessage)) return [];
      const [across, down] = [x + width / 2, y + height / 2];
      const isSeen = each.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (isSeen && each.contains(document.elementFromPoint(across, down))) {
        reached.add(each);
      }
      const html = `${index} ${each.outerHTML.slice(0, 200)}`;
      return reached.has(each) ? [] : [{ html, x: across, y: down + scrollY }];
    });

    const root = document.documentElement;
    const isPage = all[0]?.matches("main");
    const scroller = [...all, ...parents(all[0])].find(
      (each) =>
        !isPage &&
        each.scrollHeight > each.clientHeight &&
        /auto|scroll/.test(getComputedStyle(each).overflowY),
    );
    function parents(child?: Element | null): Element[] {
      return child ? [child, ...parents(child.parentElement)] : [];
    }
    const { scrollTop, scrollHeight, clientHeight } = scroller ?? root;
    const box = scroller?.getBoundingClientRect();
    return {
      missed,
      longest: state.longest ?? 0,
      top: scrollTop,
      // The page is scrolled to its end, for what is to be revealed.
      end:
        isPage || missed.length > 0
          ? Math.floor(scrollHeight - clientHeight)
          : scrollTop,
      step: 0.8 * clientHeight,
      x: box ? box.x + box.width / 2 : innerWidth / 2,
      y: box ? box.y + box.height / 2 : innerHeight / 2,
    };
  }, inside);

/** Scrolls a part to its end with the mouse's wheel alone; returns what it has missed. */
async function wheelThrough(page: Page, inside: string) {
  let now = await look(page, inside);
  while (now.top < now.end - 1) {
    const { x, y, top, end, step } = now;
    const next = Math.min(top + step, end);
    await page.mouse.move(x, y);
    // oxlint-disable-next-line no-restricted-properties -- also in what locks the page
    await page.mouse.wheel(0, Math.ceil(next - top));
    await expect
      .poll(
        async () => {
          now = await look(page, inside);
          return now.top;
        },
        { intervals: [50] },
      )
      .toBeGreaterThanOrEqual(next - 1);
  }
  return now.missed;
}

for (const [device, viewport] of Object.entries(viewports)) {
  const isMobile = device === "phone";

  test.describe(`on a ${device}`, () => {
    test.use({ viewport, isMobile, hasTouch: isMobile, motion: true });

    for (const { path } of templatePages()) {
      test(`${path} shows everything in time, also on paper, and lets everything be pressed`, async ({
        page,
        visit,
      }) => {
        await visit(path);
        await test.step("printed before it is scrolled", async () => {
          await page.emulateMedia({ media: "print" });
          // Answers show; of the links to the contact details, one does.
          await expectAllVisible(page, "svg, #faqs a, footer *");
          await page.emulateMedia({ media: "screen" });
        });
        let missed = await wheelThrough(page, PAGE);
        await expectAllVisible(page, `${HIDDEN_BY_DESIGN}, footer *`);
        // What a mouse shows, or was out of view before it had come.
        for (let [next] = missed; next; [next] = missed) {
          const { html, x, y } = next;
          await scrollTo(page, y - viewport.height / 2);
          if (!isMobile) {
            await page.mouse.move(x, y - (await scrollPosition(page)));
          }
          await expect
            .poll(async () => {
              ({ missed } = await look(page, PAGE));
              return missed.map((each) => each.html);
            })
            .not.toContain(html);
        }
        const { longest } = await look(page, PAGE);
        expect(longest).toBeLessThanOrEqual(MAX_REVEAL_MS);
      });
    }

    test("what opens can be seen and pressed in a low window", async ({
      page,
      visit,
    }) => {
      for (const { name, path, inside, on = device, open } of openStates) {
        if (on !== device) continue;
        await test.step(name, async () => {
          await page.setViewportSize(viewport);
          if (new URL(page.url()).pathname !== path) await visit(path);
          await open(page);
          // Its answers scroll with the page.
          if (name === "question") return;
          await page.setViewportSize({ ...viewport, height: LOW });
          const missed = await wheelThrough(page, inside);
          expect(missed).toEqual([]);
        });
      }
    });
  });
}

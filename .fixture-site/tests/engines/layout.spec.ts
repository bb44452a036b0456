import { items, openMenu } from "../fixtures/site/navigation.json";
import { test } from "./engineTest";

const labels = items.map(({ label }) => label).join();

/** The labels in the bar, and the lengths of the rows of two grids. */
const layouts = [
  { width: 390, bar: "", members: "2,2,1", features: "1,1,1,1,1" },
  { width: 768, bar: labels, members: "3,2", features: "2,2,1" },
  { width: 1440, bar: labels, members: "5", features: "3,2" },
];

for (const { width, bar, members, features } of layouts) {
  test(`at ${width} px, the bar, members and features fill the width`, async ({
    visitor,
  }) => {
    const expectRows = (selector: string, lengths: string) =>
      visitor.waitUntil(hasRows, selector, lengths);
    await visitor.tab.setViewport({ width, height: 900 });
    await visitor.open("/teams");
    await visitor.waitUntil(showsLabels, bar);
    const menuButton = `nav [aria-label="${openMenu}"]`;
    await visitor.waitUntil(
      (selector = "", isShown) =>
        document.querySelector(selector)?.checkVisibility() ===
        Boolean(isShown),
      menuButton,
      bar === "" ? "yes" : "",
    );
    await expectRows("#research li", members);
    await visitor.open("/features");
    await expectRows("main li:not(li li)", features);
  });
}

/** Returns whether the bar shows these labels alone, each whole. */
function showsLabels(labels = "") {
  return (
    [...document.querySelectorAll<HTMLElement>("nav li > a")]
      .filter(
        (link) =>
          link.checkVisibility({ visibilityProperty: true }) &&
          link.scrollWidth <= link.clientWidth &&
          link.getBoundingClientRect().right <= innerWidth,
      )
      .map((link) => link.textContent)
      .join() === labels
  );
}

/** Returns whether elements stand in rows of these lengths. */
function hasRows(selector = "", lengths = "") {
  const rows = new Map<number, number>();
  for (const cell of document.querySelectorAll<HTMLElement>(selector)) {
    const { offsetTop } = cell;
    rows.set(offsetTop, (rows.get(offsetTop) ?? 0) + 1);
  }
  return [...rows.values()].join() === lengths;
}

import { items } from "../fixtures/site/navigation.json";
import { test } from "./engineTest";

const labels = items.map(({ label }) => label).join();

/** The labels in the bar and the row lengths of two grids, by viewport width. */
const layouts = [
  { width: 390, bar: "", members: "2,2,1", features: "1,1,1,1,1" },
  { width: 768, bar: labels, members: "3,2", features: "2,2,1" },
  { width: 1440, bar: labels, members: "5", features: "3,2" },
];

for (const { width, bar, members, features } of layouts) {
  test(`fills ${width} px with the bar and members and features`, async ({
    visitor,
  }) => {
    await visitor.tab.setViewport({ width, height: 900 });
    await visitor.open("/teams");
    const menuButton = 'nav [aria-label="Open menu"]';
    await visitor.waitUntil(showsLabels, bar, menuButton);
    await visitor.waitUntil(hasRows, "#research li", members);
    await visitor.open("/features");
    await visitor.waitUntil(hasRows, "main li:not(li li)", features);
  });
}

/** Returns whether the bar shows exactly these labels in full, or a button instead. */
function showsLabels(labels = "", button = "") {
  const links = [
    ...document.querySelectorAll<HTMLElement>("nav li > a"),
  ].filter(
    (link) =>
      link.checkVisibility({ visibilityProperty: true }) &&
      link.scrollWidth <= link.clientWidth &&
      link.getBoundingClientRect().right <= innerWidth,
  );
  const hasButton = document.querySelector(button)?.checkVisibility();
  return (
    links.map((link) => link.textContent).join() === labels &&
    hasButton === (labels === "")
  );
}

/** Returns whether elements are in rows of these lengths. */
function hasRows(selector = "", lengths = "") {
  const cells = [...document.querySelectorAll<HTMLElement>(selector)];
  const tops = cells.map((cell) => cell.offsetTop);
  const rows = [...new Set(tops)].map((row) =>
    tops.filter((top) => top === row),
  );
  return rows.map((row) => row.length).join() === lengths;
}

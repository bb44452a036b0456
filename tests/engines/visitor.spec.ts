import { test } from "./test";

test("the visitor waits for what is about to move, and clicks it at rest", async ({
  visitor,
}) => {
  await visitor.open("/terms");
  await visitor.evaluate(() => {
    const heading = document.querySelector("h1");
    // It stands still for a second before it is somewhere else.
    const jump = heading?.animate(
      { translate: ["0 4rem", "0 0"] },
      { duration: 1000, easing: "steps(1)" },
    );
    heading?.addEventListener("click", () => {
      heading.dataset.jump = jump?.playState;
    });
  });
  await visitor.click("h1");
  await visitor.seeAttribute("h1", "data-jump", "finished");
});

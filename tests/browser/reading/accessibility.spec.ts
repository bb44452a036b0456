import { devices, windows } from "../appearances";
import { expectAccessible } from "../axe";
import { lostPage, pages } from "../content";
import { test } from "../test";

// Contrast is judged where nothing is half faded in: on pages without motion.
for (const device of devices) {
  for (const { path } of [...pages, lostPage]) {
    test(`${path} has no finding on a ${device}`, async ({ read }) => {
      const page = await read(path, { width: windows[device].width });
      await expectAccessible(page, "html");
    });
  }
}

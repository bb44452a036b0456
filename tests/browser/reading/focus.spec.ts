import { devices, windows } from "../appearances";
import { lostPage, pages } from "../content";
import { test } from "../test";
import { expectVisibleFocus } from "../visibleFocus";

for (const device of devices) {
  for (const { path } of [...pages, lostPage]) {
    test(`the focus shows everywhere on ${path} on a ${device}`, async ({
      read,
    }) => {
      const page = await read(path, { width: windows[device].width });
      await expectVisibleFocus(page, "body", device);
    });
  }
}

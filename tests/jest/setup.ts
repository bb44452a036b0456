import { interfaceIcons } from "../../src/node/icons/interfaceIcons";

// The build sets it to the icons in use.
Object.assign(globalThis, {
  ICON_SPRITE: { path: "/icons.svg", names: [...interfaceIcons, "rocket"] },
});

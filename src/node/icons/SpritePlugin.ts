import webpack from "webpack";

import { readCopy } from "../../content/readCopy";
import { declarations } from "../../content/declarations";
import { valuesIn } from "../../content/fieldSchema";
import { hashedPath } from "../hashedPath";
import { iconSprite, interfaceIcons } from "./iconSprite";

/** Sets ICON_SPRITE, and writes the sprite with the files of a bundle, if asked to. */
export class SpritePlugin {
  constructor(readonly isWritten: boolean) {}

  apply(compiler: webpack.Compiler): void {
    const { name } = SpritePlugin;
    let sprite: ReturnType<typeof siteSprite>;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      sprite = siteSprite();
      if (!this.isWritten) return;
      const source = new webpack.sources.RawSource(sprite.svg);
      compilation.hooks.processAssets.tap(name, () =>
        compilation.emitAsset(sprite.path.slice(1), source),
      );
    });
    new webpack.DefinePlugin({
      ICON_SPRITE: webpack.DefinePlugin.runtimeValue(
        () => JSON.stringify({ path: sprite.path, names: sprite.names }),
        // When it changes, webpack compiles the modules with ICON_SPRITE again.
        { version: () => sprite.path },
      ),
    }).apply(compiler);
  }
}

/** Returns the sprite of all icons in use, their names and its URL path. */
function siteSprite() {
  const icons = new Set([...interfaceIcons, ...iconsInContent()]);
  const { names, svg } = iconSprite([...icons].sort());
  return { path: hashedPath("icons.svg", svg), names, svg };
}

const iconsInContent = () =>
  declarations.flatMap(({ schema, json }) =>
    readCopy(schema)
      .flatMap((content) => [...valuesIn(content, json)])
      .filter((each) => each.schema?.kind === "icon")
      .map(({ value }) => String(value)),
  );

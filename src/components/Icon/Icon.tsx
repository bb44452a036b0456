import { clsx } from "clsx";
import { withPrefix } from "gatsby";

import * as styles from "./Icon.module.css";

interface IconProps {
  /** The icon's name in Font Awesome, as in `rocket`. */
  name: string;
  className?: string;
}

/**
 * A decorative icon, as large as the text around it and in its colour. It is
 * drawn from the sprite of the icons in use (`src/node/icons`); a name that
 * the sprite lacks is reported on the console and draws nothing.
 */
export function Icon({ name, className }: IconProps) {
  if (!ICON_SPRITE.names.includes(name)) {
    console.error(`Icon: there is no icon named "${name}".`);
    return null;
  }
  return (
    <svg className={clsx(styles.icon, className)} aria-hidden="true">
      <use href={withPrefix(`${ICON_SPRITE.path}#${name}`)} />
    </svg>
  );
}

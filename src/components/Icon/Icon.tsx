import { clsx } from "clsx";
import { withPrefix } from "gatsby";

import * as styles from "./Icon.module.css";

interface IconProps {
  /** The icon's name in Font Awesome, such as `rocket`. */
  name: string;
  className?: string;
}

/**
 * Renders a decorative icon in the size and color of the surrounding text. If the name
 * is unknown, logs an error and renders nothing.
 */
export function Icon({ name, className }: IconProps) {
  if (!ICON_SPRITE.names.includes(name)) {
    console.error(`There is no icon named "${name}".`);
    return null;
  }
  return (
    <svg className={clsx(styles.icon, className)} aria-hidden="true">
      <use href={withPrefix(`${ICON_SPRITE.path}#${name}`)} />
    </svg>
  );
}

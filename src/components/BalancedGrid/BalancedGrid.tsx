import { clsx } from "clsx";
import {
  Children,
  type CSSProperties,
  type ElementType,
  type HTMLAttributes,
} from "react";

import * as styles from "./BalancedGrid.module.css";

interface BalancedGridProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Maximum number of columns from 1048 px on, room for three of 300 px. */
  wide: number;
  /** Maximum number of columns from 687 px on, room for two of 300 px. */
  medium: number;
  /** Maximum number of columns below that. */
  narrow?: number;
}

/**
 * Renders cells, each an `<li>` of a list, in rows as even as possible; the last
 * row is centered.
 */
export function BalancedGrid({
  as: Tag = "ul",
  wide,
  medium,
  narrow = 1,
  className,
  ...props
}: BalancedGridProps) {
  const count = Children.count(props.children);
  const columns = {
    "--wide": balancedColumns(count, wide),
    "--medium": balancedColumns(count, medium),
    "--narrow": balancedColumns(count, narrow),
  };
  return (
    <Tag
      {...props}
      className={clsx(styles.cells, className)}
      style={columns as CSSProperties}
    />
  );
}

/**
 * Returns the number of columns that fills the fewest rows most evenly: with
 * room for three, four cells stand two by two.
 */
export function balancedColumns(count: number, maximum: number): number {
  return Math.ceil(count / Math.ceil(count / maximum));
}

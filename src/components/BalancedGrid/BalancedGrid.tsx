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
  /** Maximum number of columns from 1048 px (room for three columns of 300 px). */
  wide: number;
  /** Maximum number of columns from 687 px (room for two columns of 300 px). */
  medium: number;
  /** Maximum number of columns below 687 px. */
  narrow?: number;
}

/** Renders its children in rows that are as even as possible. The last row is centered. */
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
 * Returns the number of columns that needs the fewest rows and fills them most evenly.
 * For example, if three columns fit, four cells get two columns.
 */
export function balancedColumns(count: number, maximum: number): number {
  return Math.ceil(count / Math.ceil(count / maximum));
}

import { clsx } from "clsx";
import { Children, type ReactNode } from "react";

import * as styles from "./BalancedGrid.module.css";

interface BalancedGridProps {
  /** Maximum number of columns from 1048 px on, room for three of 300 px. */
  wide: 3 | 4 | 5;
  /** Maximum number of columns from 687 px on, room for two of 300 px. */
  medium: 2 | 3 | 4;
  /** Maximum number of columns below that. */
  narrow?: 1 | 2;
  className?: string;
  /** One `<li>` for each cell. */
  children: ReactNode;
}

/** Renders a list in rows as even as possible; the last row is centered. */
export function BalancedGrid({
  wide,
  medium,
  narrow = 1,
  className,
  children,
}: BalancedGridProps) {
  const count = Children.count(children);
  if (count === 0) return null;
  return (
    <ul
      className={clsx(styles.cells, className)}
      data-wide={balancedColumns(count, wide)}
      data-medium={balancedColumns(count, medium)}
      data-narrow={balancedColumns(count, narrow)}
    >
      {children}
    </ul>
  );
}

/**
 * Returns the number of columns that fills the fewest rows most evenly: with
 * room for three, four cells stand two by two.
 */
export function balancedColumns(count: number, maximum: number): number {
  return Math.ceil(count / Math.ceil(count / maximum));
}

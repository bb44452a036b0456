import { clsx } from "clsx";
import { Children, type ReactNode } from "react";

import * as styles from "./BalancedGrid.module.css";

interface BalancedGridProps {
  /** The most columns where there is room for three of 300 px. */
  wide: 3 | 4 | 5;
  /** The most columns where there is room for two of 300 px. */
  medium: 2 | 3 | 4;
  /** The most columns on a phone. */
  narrow?: 1 | 2;
  className?: string;
  /** One `<li>` for each cell. */
  children: ReactNode;
}

/**
 * A list in rows of cells of one width. Any number of cells fills its rows as
 * evenly as it can, and a last row that is not full is centred. Without cells
 * there is no list.
 */
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
    <div className={clsx(styles.room, className)}>
      <ul
        className={styles.cells}
        data-wide={balancedColumns(count, wide)}
        data-medium={balancedColumns(count, medium)}
        data-narrow={balancedColumns(count, narrow)}
      >
        {children}
      </ul>
    </div>
  );
}

/**
 * Returns how many columns, from 1 to `maximum`, spread cells over the fewest
 * rows most evenly: four cells stand two by two rather than three and one.
 */
export function balancedColumns(count: number, maximum: number): number {
  return Math.ceil(count / Math.ceil(count / maximum));
}

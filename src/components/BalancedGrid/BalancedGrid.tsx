import { clsx } from "clsx";
import { Children, type ReactNode } from "react";

import { balancedColumns } from "./balancedColumns";
import * as styles from "./BalancedGrid.module.css";

interface BalancedGridProps {
  /** The most columns, from 1 to 6, where there is room for 300 px each. */
  wide: number;
  /** The most columns on a tablet. */
  medium: number;
  /** The most columns on a phone. */
  narrow?: number;
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

import { clsx } from "clsx";

import * as card from "../Card/card.module.css";
import * as styles from "./Statistic.module.css";

interface StatisticProps {
  /** The figure, as in 50+. */
  number: string;
  /** What is counted. */
  label: string;
}

/** A large figure with its label. */
export function Statistic({ number, label }: StatisticProps) {
  return (
    <div className={clsx(card.card, styles.statistic)}>
      <p className={styles.number}>{number}</p>
      <p className={styles.label} dir="auto">
        {label}
      </p>
    </div>
  );
}

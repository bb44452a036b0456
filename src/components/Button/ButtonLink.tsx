import { clsx } from "clsx";
import { Link } from "gatsby";
import type { ReactNode } from "react";

import * as styles from "./button.module.css";

interface ButtonLinkProps {
  /** Path of a page of this site. */
  to: string;
  variant?: "primary" | "secondary";
  children: ReactNode;
}

/** A link to a page that looks like a button. */
export function ButtonLink({
  to,
  variant = "primary",
  children,
}: ButtonLinkProps) {
  return (
    <Link to={to} className={clsx(styles.button, styles[variant])}>
      {children}
    </Link>
  );
}

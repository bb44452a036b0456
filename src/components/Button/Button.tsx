import { clsx } from "clsx";
import type { ButtonHTMLAttributes } from "react";

import * as styles from "./button.module.css";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: "primary" | "secondary";
}

/** A button. */
export function Button({
  variant = "primary",
  className,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={clsx(styles.button, styles[variant], className)}
    />
  );
}

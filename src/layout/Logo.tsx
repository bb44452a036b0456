import { clsx } from "clsx";
import { withPrefix } from "gatsby";

interface LogoProps {
  /** What the logo says to those who do not see it; empty beside a name. */
  alt: string;
  className?: string;
}

const variants = [
  { className: "only-light", file: "/images/logo-light.svg" },
  { className: "only-dark", file: "/images/logo-dark.svg" },
];

/** The logo in both variants; CSS shows the one that fits the theme. */
export function Logo({ alt, className }: LogoProps) {
  return (
    <>
      {variants.map((variant) => (
        <img
          key={variant.file}
          className={clsx(variant.className, className)}
          src={withPrefix(variant.file)}
          alt={alt}
          width={276}
          height={48}
        />
      ))}
    </>
  );
}

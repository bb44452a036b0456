import { clsx } from "clsx";
import { withPrefix } from "gatsby";

interface LogoProps {
  /** Empty where the logo's link already has a name. */
  alt: string;
  className?: string;
}

const variants = [
  { className: "only-light", file: "/images/logo-light.svg" },
  { className: "only-dark", file: "/images/logo-dark.svg" },
];

/** Renders the logo of both themes; CSS hides the other theme's. */
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

import { clsx } from "clsx";
import { withPrefix } from "gatsby";

interface LogoProps {
  /** Empty where the logo's link already has a name. */
  alt: string;
  className?: string;
}

/** Renders the logo of both themes; CSS hides the other theme's. */
export function Logo({ alt, className }: LogoProps) {
  return (
    <>
      {["light", "dark"].map((theme) => (
        <img
          key={theme}
          className={clsx(`only-${theme}`, className)}
          src={withPrefix(`/images/logo-${theme}.svg`)}
          alt={alt}
          width={276}
          height={48}
        />
      ))}
    </>
  );
}

import { clsx } from "clsx";
import { withPrefix } from "gatsby";

/** Returns the name of a logo's link, which leads home. */
export const homeLabel = (siteName: string) => `${siteName} home`;

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

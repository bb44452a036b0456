import { clsx } from "clsx";
import { withPrefix } from "gatsby";

/** Returns the accessible name of a logo that links to Home. */
export const homeLabel = (siteName: string) => `${siteName} home`;

interface LogoProps {
  /** Empty if the logo's link already has a name. */
  alt: string;
  className?: string;
}

/** Renders the logos for both themes. CSS shows only the current theme's logo. */
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

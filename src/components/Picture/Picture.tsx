import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture as a page's query gives it. */
export interface PictureSource {
  readonly gatsbyImageData: IGatsbyImageData;
}

interface PictureProps {
  image: PictureSource;
  alt: string;
  className?: string;
  /** Whether to load it before all others: for the largest above the fold. */
  priority?: boolean;
}

/**
 * A responsive picture from gatsby-plugin-image's data, as plain HTML. The
 * plugin's own component would bring a renderer into the visitor's browser and
 * write inline styles; see docs/architecture.md.
 */
export function Picture({
  image,
  alt,
  className,
  priority = false,
}: PictureProps) {
  const { width, height, images } = image.gatsbyImageData;
  const { sources = [], fallback } = images;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={priority ? "eager" : "lazy"}
        {...(priority && { fetchpriority: "high" })}
      />
    </picture>
  );
}

import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureSource {
  readonly gatsbyImageData: IGatsbyImageData;
}

interface PictureProps {
  image: PictureSource;
  alt: string;
  className?: string;
  /** Whether to load it first instead of lazily: for the largest picture above the fold. */
  isPriority?: boolean;
  /** The width at which it is shown, where its query does not know it. */
  sizes?: string;
}

/**
 * Renders a responsive picture from gatsby-plugin-image's data. The plugin's
 * own component needs inline styles and 26 kB more (docs/architecture.md).
 */
export function Picture({
  image,
  alt,
  className,
  isPriority = false,
  sizes = image.gatsbyImageData.images.fallback?.sizes,
}: PictureProps) {
  const { width, height, images } = image.gatsbyImageData;
  const { sources = [], fallback } = images;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {/* Safari and Firefox start to load when React sets `src`, so it is last. */}
      <img
        className={className}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={isPriority ? "eager" : "lazy"}
        {...(isPriority && { fetchpriority: "high" })}
        sizes={sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
      />
    </picture>
  );
}

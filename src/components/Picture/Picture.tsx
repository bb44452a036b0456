import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureSource {
  readonly gatsbyImageData: IGatsbyImageData;
}

interface PictureProps {
  image: PictureSource;
  alt: string;
  className?: string;
  /** Whether the picture loads first instead of lazily, as the LCP element should. */
  isPriority?: boolean;
  /** The displayed width (`sizes`), if it differs from the one in the query. */
  sizes?: string;
}

/**
 * Renders a responsive picture from gatsby-plugin-image's data. The plugin's own
 * component would need inline styles and 26 kB more (docs/architecture.md).
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
      {/* `src` comes last, because Safari and Firefox start to load when React sets it. */}
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

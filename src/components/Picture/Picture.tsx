import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureSource {
  readonly gatsbyImageData: IGatsbyImageData;
}

interface PictureProps {
  image: PictureSource;
  alt: string;
  className?: string;
  /** Whether the picture loads early and not lazily. The LCP element needs this. */
  isPriority?: boolean;
  /** The displayed width (`sizes`). The default is the width in the query. */
  sizes?: string;
}

/**
 * Renders a responsive picture from gatsby-plugin-image's data. The plugin's own
 * component would add inline styles and 26 kB of scripts (docs/architecture.md).
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
      {/* `src` is last, because Safari and Firefox start loading when React sets `src`. */}
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

import { withPrefix } from "gatsby";
import { type CSSProperties, Fragment } from "react";

import { useInView } from "../../components/useInView";
import * as styles from "./WorldMap.module.css";

type WorldMapProps = Pick<
  Queries.HomePageQuery["homeContent"]["collaborate"],
  "arcs" | "cities"
>;

/** Delay between the starts of two successive arcs, in s. */
const STAGGER_S = 0.5;

/**
 * Renders a dotted world map with arcs between cities. The arcs are animated while the
 * map is in view.
 */
export function WorldMap({ arcs, cities }: WorldMapProps) {
  const [ref, isInView] = useInView<HTMLElement>();
  return (
    <figure ref={ref} className={isInView ? styles.animated : undefined}>
      <svg
        className={styles.picture}
        viewBox="0 0 800 400"
        role="img"
        aria-label="World map with arcs connecting the community's cities"
        aria-describedby="cities"
      >
        <use className={styles.dots} href={withPrefix(`${MAP_DOTS}#dots`)} />
        <g className={styles.lines}>
          {arcs.map(({ path, window: { offsetX, offsetY, ...box } }, index) => (
            <g
              key={index}
              style={
                {
                  "--delay": `${index * STAGGER_S}s`,
                  "--x": `${offsetX}px`,
                  "--y": `${offsetY}px`,
                } as CSSProperties
              }
              className={styles.arc}
              clipPath={`url(#arc-window-${index})`}
            >
              <clipPath id={`arc-window-${index}`}>
                <rect {...box} />
              </clipPath>
              <g className={styles.strokes}>
                {/* The glow is a wider stroke, because filters are slow to paint. */}
                <use className={styles.glow} href={`#arc-${index}`} />
                <path id={`arc-${index}`} className={styles.path} d={path} />
              </g>
            </g>
          ))}
        </g>
        {cities.map(({ x, y }, index) => (
          <Fragment key={index}>
            <circle className={styles.pulse} cx={x} cy={y} r={5} />
            <circle className={styles.pin} cx={x} cy={y} r={5} />
          </Fragment>
        ))}
      </svg>
      <figcaption id="cities" className="visually-hidden">
        <p>Connected cities:</p>
        <ul>
          {[...new Set(cities.map(({ name }) => name))].map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

import { withPrefix } from "gatsby";
import { Fragment } from "react";

import * as styles from "./WorldMap.module.css";

interface WorldMapProps {
  map: Queries.HomePageQuery["worldMap"];
  /** The picture's name; it says that it is a world map. */
  label: string;
  /** Introduces the list of cities, which stands for the picture. */
  citiesLabel: string;
}

/** Each arc starts this long after the one before it, in s. */
const STAGGER = 0.5;

/**
 * Renders the world in dots, with arcs between cities that draw themselves one
 * after the other, over and over. Its text alternative lists the cities.
 */
export function WorldMap({ map, label, citiesLabel }: WorldMapProps) {
  return (
    <figure className={styles.map}>
      <svg
        className={styles.picture}
        viewBox="0 0 800 400"
        role="img"
        aria-label={label}
        aria-describedby="cities"
      >
        {/* The Content Security Policy forbids style attributes. */}
        <style>
          {map.arcs
            .map(
              (_, index) =>
                `.${styles.arc}:nth-child(${index + 1}){animation-delay:${index * STAGGER}s}`,
            )
            .join("")}
        </style>
        <use
          className={styles.dots}
          href={withPrefix(`${map.dotsFile}#dots`)}
        />
        {/* The glow is the same arcs again, wider: no filter to repaint. */}
        <use className={styles.glow} href="#arcs" />
        <g className={styles.lines}>
          <g id="arcs">
            {map.arcs.map(({ path }, index) => (
              <path
                key={index}
                className={styles.arc}
                d={path}
                pathLength={1}
              />
            ))}
          </g>
        </g>
        {map.cities.map(({ name, x, y }) => (
          <Fragment key={name}>
            <circle className={styles.pulse} cx={x} cy={y} r={5} />
            <circle className={styles.pin} cx={x} cy={y} r={5} />
          </Fragment>
        ))}
      </svg>
      <figcaption id="cities" className="visually-hidden">
        <p>{citiesLabel}</p>
        <ul>
          {map.cities.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

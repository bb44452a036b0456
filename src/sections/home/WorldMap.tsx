import { withPrefix } from "gatsby";
import { Fragment } from "react";

import * as styles from "./WorldMap.module.css";

interface WorldMapProps {
  map: Queries.HomePageQuery["worldMap"];
  /** The picture's accessible name. */
  label: string;
  /** Introduces the list of cities, the text alternative. */
  citiesLabel: string;
}

/** Delay of each arc's animation after the one before. */
const STAGGER_S = 0.5;

/** Renders a dotted world map with animated arcs between cities. */
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
        {/* The Content Security Policy blocks style attributes. */}
        <style>
          {map.arcs
            .map(
              (_, index) =>
                `.${styles.arc}:nth-child(${index + 1}){animation-delay:${index * STAGGER_S}s}`,
            )
            .join("")}
        </style>
        <use
          className={styles.dots}
          href={withPrefix(`${map.dotsFile}#dots`)}
        />
        {/* Wider arcs glow without a filter, which would repaint each frame. */}
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

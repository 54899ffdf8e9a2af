import type { ReactNode } from 'react';
import styles from './plot.module.css';
import { percentOf, type Scale } from './scale.ts';

/** A label below the drawing. */
export type PlaceLabel = {
  /** From 0 on the left to 100. */
  at: number;
  label: string;
  /** How narrow the drawing may be before the label gives way to its neighbours. */
  room: 'always' | 'wide';
};

type PlotProps = {
  labelledBy: string;
  scale: Scale;
  /** A value of the upright axis as it is read. */
  shown: (value: number) => string;
  places: readonly PlaceLabel[];
  children: ReactNode;
};

/**
 * The axes of a chart, and its drawing between them. Everything is placed in percents of the drawing, so that it is as
 * wide as the page lets it and its words keep their size.
 */
export function Plot({ labelledBy, scale, shown, places, children }: PlotProps) {
  const ticks = scale.ticks.map((value) => ({ y: heightOf(scale, value), label: shown(value) }));
  const longest = Math.max(...ticks.map(({ label }) => label.length));
  return (
    <div className={styles.plot}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the title of the figure names it. */}
      <svg
        className={styles.drawing}
        role="img"
        aria-labelledby={labelledBy}
        data-labels={longest <= 3 ? 'short' : longest <= 6 ? 'medium' : 'long'}
      >
        {ticks.map(({ y, label }) => (
          <g key={y}>
            <line className={styles.grid} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
            <text className={styles.value} x="0" y={`${y}%`} dx="-0.6em" dy="0.35em">
              {label}
            </text>
          </g>
        ))}
        {places.map(({ at, label, room }) => (
          <text
            key={`${at} ${label}`}
            className={styles.place}
            data-room={room}
            x={`${at}%`}
            y="100%"
            dy="1.7em"
            textAnchor={at < 4 ? 'start' : at > 96 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
        {children}
        <line
          className={styles.zero}
          x1="0"
          x2="100%"
          y1={`${heightOf(scale, 0)}%`}
          y2={`${heightOf(scale, 0)}%`}
        />
      </svg>
    </div>
  );
}

/** Where a value stands, from 0 at the top to 100. */
export function heightOf(scale: Scale, value: number): number {
  return Math.round((100 - percentOf(scale, value)) * 100) / 100;
}

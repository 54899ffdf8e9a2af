import { scaleLinear } from 'd3-scale';
import { type ChartData, knownValues, shownValue } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import styles from './heat-map.module.css';
import { placeLabels } from './place-labels.ts';
import { chartText as text } from './text.ts';

type HeatMapProps = {
  title: string;
  lead?: string;
  /** Its series are the rows, its places the columns. */
  data: ChartData;
};

/** The names of its rows stand beside the drawing. */
const ROOM = { narrow: 24, wide: 50 };

/** Least and greatest strength of a colour: the least value is still seen. */
const STRENGTHS = [0.06, 1];

/** Values by row and column, as fields of a colour that is the stronger the greater the value. */
export function HeatMap({ title, lead, data }: HeatMapProps) {
  const { places, labels = places, series } = data;
  const values = knownValues(data);
  const greatest = Math.max(...values, 0);
  const strength = scaleLinear([0, greatest || 1], STRENGTHS);
  const [width, height] = [100 / places.length, 100 / series.length];
  return (
    <ChartFrame title={title} lead={lead} data={data} kind="heat">
      {(titleId) => (
        <div className={styles.plot}>
          <p className={styles.scale}>
            {shownValue(data, 0)}
            <span className={styles.ramp} aria-hidden="true" />
            {shownValue(data, greatest)}
          </p>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the title of the figure names it. */}
          <svg
            className={styles.drawing}
            role="img"
            aria-labelledby={titleId}
            height={`${series.length * 1.75 + 2.5}rem`}
          >
            {series.map(({ name, values }, row) => (
              <g key={name}>
                <text className={styles.label} x="0" y={percent((row + 0.5) * height)} dx="-0.6em">
                  {name}
                </text>
                {places.map((place, column) => {
                  const value = values[column] ?? null;
                  return (
                    <rect
                      key={place}
                      className={value === null ? styles.nothing : styles.field}
                      fillOpacity={value === null ? undefined : strength(value).toFixed(3)}
                      x={percent(column * width)}
                      y={percent(row * height)}
                      width={percent(width)}
                      height={percent(height)}
                    >
                      <title>{text.mark(place, name, shownValue(data, value))}</title>
                    </rect>
                  );
                })}
              </g>
            ))}
            {placeLabels(labels, ROOM).map(({ at, label, room }) => (
              <text
                key={label}
                className={styles.place}
                data-room={room}
                x={`${at}%`}
                y="100%"
                dy="1.5em"
              >
                {label}
              </text>
            ))}
          </svg>
        </div>
      )}
    </ChartFrame>
  );
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}

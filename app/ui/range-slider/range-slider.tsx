import styles from './range-slider.module.css';

/** Positions are whole numbers from 0 to `max`; what they mean is the caller's table. */
export type Handle = {
  id: string;
  label: string;
  position: number;
  /** The value in words, read by screen readers in place of the position. */
  valueText: string;
  onMove: (position: number) => void;
};

export type Mark = {
  position: number;
  label: string;
  row?: 'years' | 'months';
  /** Moves the label aside, in pixels. */
  shift?: number;
  /** The label has no room on narrow screens. */
  crowded?: boolean;
};

type RangeSliderProps = { max: number; handles: readonly Handle[]; marks: readonly Mark[] };

const percent = (position: number, max: number) =>
  `${Math.round((Math.min(Math.max(position, 0), max) / max) * 10_000) / 100}%`;

/**
 * A ribbon with one or two parcels to slide along it: native range inputs over a drawing. It only
 * appears where scripts run; the fields that it moves are what a plain form posts.
 */
export function RangeSlider({ max, handles, marks }: RangeSliderProps) {
  const [first, second] = handles.map((handle) => handle.position);
  const from = second === undefined ? 0 : Math.min(first ?? 0, second);
  const to = second === undefined ? (first ?? 0) : Math.max(first ?? 0, second);
  return (
    <div
      className={styles.slider}
      data-handles={handles.length}
      data-months={marks.some(({ row }) => row === 'months') || undefined}
    >
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.rail} x="0" y="19" width="100%" height="10" rx="5" />
        <rect
          className={styles.fill}
          x={percent(from, max)}
          y="19"
          width={percent(to - from, max)}
          height="10"
          rx="5"
        />
        {marks.map(({ position, label, row = 'years', shift, crowded }) => (
          <g key={position}>
            <circle className={styles.tick} cx={percent(position, max)} cy="24" r="2" />
            <text
              className={row === 'months' ? styles.months : crowded ? styles.crowded : undefined}
              x={percent(position, max)}
              y={row === 'years' ? 57 : 74}
              dx={shift}
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
      {handles.map((handle) => (
        <input
          key={handle.id}
          id={handle.id}
          className={styles.handle}
          type="range"
          min={0}
          max={max}
          step={1}
          value={handle.position}
          aria-label={handle.label}
          aria-valuetext={handle.valueText}
          autoComplete="off"
          onChange={(event) => handle.onMove(Number(event.currentTarget.value))}
        />
      ))}
    </div>
  );
}

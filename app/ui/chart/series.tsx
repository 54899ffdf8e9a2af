import styles from './series.module.css';

/** Angles of the lines over the bars of the second series and the following ones, in degrees. */
const HATCHES = [45, -45, 0];

/** The patterns that `Bar` fills with: once in each drawing, under an id of its own. */
export function Hatches({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {HATCHES.slice(0, count - 1).map((angle, index) => (
        <pattern
          key={angle}
          id={hatchId(id, index + 1)}
          data-series={index + 1}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${angle})`}
        >
          <rect className={styles.tone} width="7" height="7" />
          <rect className={styles.hatch} width="7" height="3" />
        </pattern>
      ))}
    </defs>
  );
}

function hatchId(id: string, index: number): string {
  return `${id}hatch${index}`;
}

type BarProps = {
  /** Of the patterns in the same drawing. */
  id: string;
  index: number;
  title?: string;
  x: string;
  y: string;
  width: string;
  height: string;
};

/** A bar of a series: filled with its colour, and from the second series on with lines too. */
export function Bar({ id, index, title, ...box }: BarProps) {
  const fill = index > 0 ? `url(#${hatchId(id, index)})` : undefined;
  return (
    <rect className={styles.bar} data-series={index} fill={fill} {...box}>
      {title && <title>{title}</title>}
    </rect>
  );
}

/** How a series looks in its chart, beside its name. */
export function Swatch({ kind, index, id }: { kind: 'line' | 'bar'; index: number; id: string }) {
  return (
    <svg className={styles.swatch} width="28" height="14" aria-hidden="true">
      {kind === 'line' ? (
        <line className={styles.line} data-series={index} x1="0" x2="28" y1="7" y2="7" />
      ) : (
        <>
          <Hatches id={`${id}${index}`} count={index + 1} />
          <Bar id={`${id}${index}`} index={index} x="1" y="1" width="26" height="12" />
        </>
      )}
    </svg>
  );
}

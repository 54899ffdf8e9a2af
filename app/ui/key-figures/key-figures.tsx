import { Link } from 'react-router';
import styles from './key-figures.module.css';

export type KeyFigure = {
  label: string;
  /** As it is shown: « 1 234 », « 62 % ». */
  value: string;
  /** What the value is compared with: « +12 % en une semaine ». */
  note?: string;
  /** Where what it counts is. */
  to?: string;
};

/** Words, or a number of millions: they have to fit in the narrow cards of a phone. */
const isLong = (value: string) => value.length > 8;

/** A few numbers that sum up the state of something. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note, to }) => (
        <div key={label} className={styles.figure}>
          <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd className={styles.value} data-long={isLong(value) || undefined}>
            {value}
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

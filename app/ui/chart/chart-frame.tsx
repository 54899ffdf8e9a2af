import { type ReactNode, useId } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { type ChartData, knownValues, shownValue } from './chart-data.ts';
import styles from './chart-frame.module.css';
import { Swatch } from './series.tsx';
import { chartText as text } from './text.ts';

type ChartFrameProps = {
  title: string;
  /** What there is to see, in a sentence. */
  lead?: string;
  data: ChartData;
  kind: 'line' | 'bar' | 'heat';
  /** A place as it is read in the table. */
  place?: (place: string) => string;
  /** What happened on the way, a sentence each: for the table. */
  notes?: readonly string[];
  /** The drawing, named by the title whose id it is given. */
  children: (titleId: string) => ReactNode;
};

/** A chart with its title, what its series are, and its numbers as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, lead, data, kind, place = String, notes = [], children } = props;
  const id = useId();
  const { series } = data;
  if (knownValues(data).length === 0) {
    return (
      <figure className={styles.frame}>
        <figcaption className={styles.title}>{title}</figcaption>
        <EmptyState title={text.empty} />
      </figure>
    );
  }
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.caption}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        {lead && <span className={styles.lead}>{lead}</span>}
      </figcaption>
      {series.length > 1 && kind !== 'heat' && (
        <ul className={styles.legend}>
          {series.map(({ name }, index) => (
            <li key={name}>
              <Swatch kind={kind} index={index} id={id} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {children(id)}
      <details className={styles.details}>
        <summary>{text.numbers}</summary>
        <Numbers title={title} data={data} place={place} />
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </details>
    </figure>
  );
}

type NumbersProps = { title: string; data: ChartData; place: (place: string) => string };

function Numbers({ title, data, place }: NumbersProps) {
  const { axis, places, series } = data;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark for each chart just the same.
    <div
      className={styles.region}
      role="region"
      aria-label={text.numbersOf(title)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((each, index) => (
            <tr key={each}>
              <th scope="row">{place(each)}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{shownValue(data, values[index] ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

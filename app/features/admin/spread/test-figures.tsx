import { Fragment } from 'react';
import { KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import styles from '../crawl/crawl.module.css';
import type { TestLine } from './test-line.ts';
import { spreadText } from './text.ts';

const text = spreadText.figures;

const FIGURES = ['candidates', 'came', 'coverage', 'gini', 'questions', 'without'] as const;
const NOTES: Partial<Record<(typeof FIGURES)[number], string>> = {
  candidates: text.candidatesNote,
  gini: text.giniNote,
};
const WORDS = ['profile', 'answers', 'version'] as const;

/** What a test was about and how evenly ideas came, each figure with that of the test it is compared with. */
export function TestFigures({ test, other }: { test: TestLine; other: TestLine | null }) {
  return (
    <>
      <dl className={styles.facts}>
        {WORDS.map((name) => (
          <Fragment key={name}>
            <dt>{text[name]}</dt>
            <dd>
              {test[name]}
              {other && ` (${text.before(other[name])})`}
            </dd>
          </Fragment>
        ))}
      </dl>
      <KeyFigures
        figures={[
          {
            label: text.searches,
            value: test.done,
            ...(other && { note: text.before(other.done) }),
          },
          ...FIGURES.map((name) => {
            const note = other ? text.before(other[name]) : NOTES[name];
            return { label: text[name], value: test[name], ...(note && { note }) };
          }),
        ]}
      />
    </>
  );
}

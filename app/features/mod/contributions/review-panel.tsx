import type { ReactNode } from 'react';
import { DraftView, SimilarIdeas } from '#app/features/contrib/index.ts';
import { reviewText as text } from '../text.ts';
import styles from './queue.module.css';
import { PANEL } from './queue-table.ts';
import type { Review } from './review.server.ts';

/** One contribution: what it would look like, what is like it, the contributor's own words, what was decided. */
export function ReviewPanel({ review, children }: { review: Review; children?: ReactNode }) {
  const { contribution, line, original, similar, titles, pending, history } = review;
  const { kind } = contribution;
  return (
    <section className={styles.panel} id={PANEL} aria-label={text.label}>
      <h2>{line}</h2>
      {children}
      <DraftView proposed={contribution} titles={titles} pending={pending} />
      {kind !== 'question' && (
        <>
          <h3>{text.similar}</h3>
          <SimilarIdeas similar={similar} />
        </>
      )}
      {original && (
        <details>
          <summary>{text.original}</summary>
          <DraftView proposed={{ kind, draft: original }} titles={titles} />
        </details>
      )}
      {history.length > 0 && (
        <>
          <h3>{text.history}</h3>
          <ul>
            {history.map((decision) => (
              <li key={decision}>{decision}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

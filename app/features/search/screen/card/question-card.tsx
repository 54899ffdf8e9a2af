import { useContext } from 'react';
import { HasScripts } from '#app/ui/browser/has-scripts.ts';
import { Card } from '#app/ui/card/card.tsx';
import type { AskedQuestion } from '#modules/engine/shared.ts';
import { questionText, searchText } from '../../text.ts';
import styles from './question-card.module.css';

type QuestionCardProps = { question: AskedQuestion; number: number };

/** « est-ce » and the like stay on one line. */
const unbroken = (content: string) =>
  content.split(/(\p{L}+-\p{L}+)/u).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand twice.
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A question on a gift tag, with what a swipe to each side would answer. */
export function QuestionCard({ question, number }: QuestionCardProps) {
  const { is_tag, content } = question;
  return (
    <Card className={styles.card}>
      <span className={styles.hole} aria-hidden="true" />
      <p className={styles.eyebrow}>{searchText.number(number)}</p>
      <h1
        className={styles.content}
        id="step-heading"
        tabIndex={-1}
        data-long={content.length > 60 || undefined}
      >
        {unbroken(content)}
      </h1>
      {useContext(HasScripts) && <SwipeHints isTag={is_tag} />}
    </Card>
  );
}

function SwipeHints({ isTag }: { isTag: boolean }) {
  return (
    <p className={styles.swipe} aria-hidden="true">
      <span className={styles.left}>{isTag ? questionText.swipeBad : questionText.swipeNo}</span>
      <span className={styles.right}>{isTag ? questionText.swipeGood : questionText.swipeYes}</span>
    </p>
  );
}

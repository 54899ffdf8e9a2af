import { ideaText, Picture } from '#app/features/idea/index.ts';
import { labelsText as text } from '../text.ts';
import type { ShownPair } from './pair.ts';
import styles from './pair-card.module.css';

type PairCardProps = Pick<ShownPair, 'idea' | 'question' | 'note'>;

/** An idea with the question that it is asked about. Its height is the same for every pair, so that no control moves. */
export function PairCard({ idea, question, note }: PairCardProps) {
  return (
    <article className={styles.card}>
      <Picture className={styles.picture} image={idea.image} width={160} height={120} />
      <div className={styles.idea}>
        <p className={styles.title}>{idea.title}</p>
        <p className={styles.facts}>{idea.price ?? ideaText.noPrice}</p>
        <p className={styles.description}>{idea.description}</p>
      </div>
      <div className={styles.question}>
        <p className={styles.lead}>{note ?? text.lead}</p>
        <p className={styles.asked}>{question.text}</p>
      </div>
    </article>
  );
}

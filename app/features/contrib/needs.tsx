import type { LabellingNeeds } from '#modules/moderation/labelling/shared.ts';
import { NEEDS_COUNTED_MAX } from '#modules/moderation/labelling/shared.ts';
import styles from './home.module.css';
import { homeText as text } from './text.ts';

/** What contributors are needed for most, each with the screen where it is done. */
export function Needs({ needs }: { needs: LabellingNeeds }) {
  const isMore = (count: number) => count >= NEEDS_COUNTED_MAX;
  const rows = [
    {
      count: needs.ideas,
      to: '/contrib/idea/enrich/feed/leastLabelled',
      label: text.ideas(needs.ideas, isMore(needs.ideas)),
      why: text.ideasWhy(needs.ideas),
    },
    {
      count: needs.questions,
      to: '/contrib/questions?problem=few_labels',
      label: text.questions(needs.questions),
      why: text.questionsWhy(needs.questions),
    },
    {
      count: needs.suggestions,
      to: '/contrib/suggestions',
      label: text.suggestions(needs.suggestions, isMore(needs.suggestions)),
      why: text.suggestionsWhy,
    },
  ].filter(({ count }) => count > 0);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text.needs}</h2>
      {rows.length === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <ul className={styles.needs}>
          {rows.map(({ to, label, why }) => (
            <li key={to}>
              <a href={to}>{label}</a>
              <p className={styles.why}>{why}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

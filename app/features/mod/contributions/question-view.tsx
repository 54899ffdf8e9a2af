import { categoryText, formText, subjectText } from '#app/features/contrib/index.ts';
import { QuestionCard } from '#app/features/search/index.ts';
import { FORMS, isTag, SUBJECTS } from '#modules/catalogue/shared.ts';
import type { QuestionDraft } from '#modules/moderation/contributions/index.server.ts';
import { reviewText as text } from '../text.ts';
import styles from './question-view.module.css';

/** A question on the card that visitors see, and all that is said of it. */
export function QuestionView({ draft }: { draft: QuestionDraft }) {
  const { content, category, keywords, allow_doubt, forms } = draft;
  const facts = [
    [text.category, categoryText[category]],
    [text.keywords, keywords.join(', ') || text.nothing],
    [text.doubt, allow_doubt ? text.yes : text.no],
  ];
  return (
    <>
      <div className={styles.card}>
        <QuestionCard question={{ content, is_tag: isTag(category) }} />
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.fold}>
        <summary>{text.forms}</summary>
        {SUBJECTS.map((subject) => (
          <div key={subject}>
            <h3>{subjectText[subject]}</h3>
            <dl className={styles.facts}>
              {FORMS.map((form) => (
                <div key={form}>
                  <dt>{formText[form]}</dt>
                  <dd>{forms[subject][form]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </details>
    </>
  );
}

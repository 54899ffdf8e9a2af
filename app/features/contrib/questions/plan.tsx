import type { QuestionPlan } from '#modules/moderation/questions/index.server.ts';
import styles from './questions.module.css';
import { RelationSentence } from './relation-fields.tsx';
import { enrichText as text } from './text.ts';

type PlanProps = { plan: QuestionPlan; texts: Readonly<Record<number, string>> };

/** What a change of relations would do: which of them contradict each other, in words, or what past searches would have been. */
export function Plan({ plan, texts }: PlanProps) {
  const named = { ...texts, ...plan.texts };
  if (plan.conflicts.length > 0) {
    return (
      <section className={styles.plan} role="alert">
        <h2>{text.conflictTitle}</h2>
        {plan.conflicts.map((path) => (
          <ol key={JSON.stringify(path)}>
            {path.map((edge) => (
              <li key={JSON.stringify(edge)}>
                <RelationSentence edge={edge} texts={named} />
              </li>
            ))}
          </ol>
        ))}
        <p>{text.conflictEnd}</p>
      </section>
    );
  }
  if (plan.impact === null) return <p role="status">{text.noImpact}</p>;
  const { searches, ...counts } = plan.impact;
  return (
    <section className={styles.plan} role="status">
      <h2>{text.impactTitle}</h2>
      <p>{text.impact.searches(searches)}</p>
      {searches > 0 && (
        <ul>
          {(['changed', 'answered', 'contradicted', 'blocked', 'reopened'] as const).map((key) => (
            <li key={key}>{text.impact[key](counts[key])}</li>
          ))}
        </ul>
      )}
      <p className={styles.hint}>{text.impact.soft}</p>
      <p>{text.confirm}</p>
    </section>
  );
}

import type { QuestionPlan } from '#modules/moderation/questions/index.server.ts';
import styles from './questions.module.css';
import { RelationSentence } from './relation-fields.tsx';
import { enrichText as text } from './text.ts';

type PlanProps = { plan: QuestionPlan; texts: Readonly<Record<number, string>> };
type Impact = NonNullable<QuestionPlan['impact']>;

/** What a change of relations would do: which of them contradict each other, in words, or what changes for searches and people. */
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
  return (
    <section className={styles.plan} role="status">
      <h2>{text.impactTitle}</h2>
      <OnSearches impact={plan.impact.searches} />
      <OnPeople impact={plan.impact.people} texts={named} />
      <p className={styles.hint}>{text.impactSoft}</p>
      <p>{text.confirm}</p>
    </section>
  );
}

function OnSearches({ impact }: { impact: Impact['searches'] }) {
  const words = text.searchImpact;
  return (
    <>
      <p>{words.searches(impact.searches)}</p>
      {impact.searches > 0 && (
        <ul>
          {(['changed', 'answered', 'contradicted', 'blocked', 'reopened'] as const).map((key) => (
            <li key={key}>{words[key](impact[key])}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function OnPeople({ impact, texts }: { impact: Impact['people'] } & Pick<PlanProps, 'texts'>) {
  const words = text.peopleImpact;
  const counts = ['changed', 'answered', 'contradicted', 'blocked', 'missed', 'reopened'] as const;
  return (
    <>
      <p>{words.people(impact.people)}</p>
      {impact.people > 0 && (
        <ul>
          {counts.map((key) => (
            <li key={key}>{words[key](impact[key])}</li>
          ))}
        </ul>
      )}
      {impact.mistakes.map(({ question_id, kind, names }) => (
        <div key={`${kind} ${question_id}`}>
          <p>{words[kind](texts[question_id] ?? String(question_id))}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
      {impact.mistakes.length > 0 && <p className={styles.hint}>{words.unnamed}</p>}
    </>
  );
}

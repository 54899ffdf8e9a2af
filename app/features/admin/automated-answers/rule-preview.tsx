import { Link } from 'react-router';
import styles from './automated-answers.module.css';
import type { RulePreview as Preview } from './rule-form.server.ts';
import { previewText as text } from './text.ts';

/** What a rule would have done in past searches, or what it contradicts, with the path. */
export function RulePreview({ conflict, impact, texts, isOnHints }: Preview) {
  if (conflict) return <Conflict conflict={conflict} texts={texts} />;
  if (!impact) return null;
  const { searches, people } = impact;
  return (
    <section className={styles.preview} role="status">
      <h2>{text.title}</h2>
      {searches ? <SearchImpact {...searches} /> : <p>{text.squareOnly}</p>}
      {isOnHints && <p className={styles.hint}>{text.hints}</p>}
      {people && people.people > 0 && (
        <>
          <p>
            {text.people(people.concerned, people.people)}{' '}
            {people.concerned > 0 && text.peopleContradicted(people.contradicted)}
          </p>
          {people.names.length > 0 && (
            <ul>
              {people.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

const COUNTS = ['fired', 'asked', 'agreed', 'contradicted', 'unknown', 'saved'] as const;

function SearchImpact(impact: NonNullable<NonNullable<Preview['impact']>['searches']>) {
  if (impact.searches === 0) return <p>{text.none}</p>;
  return (
    <>
      <p>{text.searches(impact.searches)}</p>
      <ul>
        {COUNTS.map((key) => (
          <li key={key}>{text[key](impact[key])}</li>
        ))}
      </ul>
    </>
  );
}

type ConflictProps = { conflict: NonNullable<Preview['conflict']>; texts: Preview['texts'] };

function Conflict({ conflict, texts }: ConflictProps) {
  const { kind, question_id, follows, rule_id } = conflict;
  const named = (id: number) => texts[id] ?? String(id);
  return (
    <section className={styles.preview} role="alert">
      <h2>{text.conflict[kind]}</h2>
      <p>{text.both(named(question_id))}</p>
      {follows.map(({ answer, path }) => (
        <ol key={answer}>
          {path.length === 0 && <li>{text.direct(named(Math.abs(answer)), answer > 0)}</li>}
          {path.map(({ from, relation, to }) => (
            <li key={`${from} ${relation} ${to}`}>
              {relation in text.relation &&
                text.relation[relation as keyof typeof text.relation](named(from), named(to))}
            </li>
          ))}
        </ol>
      ))}
      {rule_id !== null && (
        <p>
          <Link className={styles.name} to={`/admin/automated-answers/${rule_id}`}>
            {text.other(rule_id)}
          </Link>
        </p>
      )}
    </section>
  );
}

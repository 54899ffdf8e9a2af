import {
  categoryText,
  conflictText,
  formText,
  RelationSentence,
  subjectText,
} from '#app/features/contrib/index.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import type { Category, Form, RelationEdge, Subject } from '#modules/catalogue/shared.ts';
import type { ChangedField, QuestionReview } from '#modules/moderation/questions/index.server.ts';
import { LABEL_TEXT } from '../reactions/text.ts';
import { reviewText as text } from '../text.ts';
import styles from './question-view.module.css';

/** What a proposed question does to the catalogue: labels, what changes, relations, and what keeps it from being accepted. */
export function QuestionEffect({ review }: { review: QuestionReview }) {
  const { ideas, added, removed, conflicts, texts, change } = review;
  return (
    <>
      {change && <Change change={change} />}
      {ideas.length > 0 && (
        <>
          <h3>{text.ideas(ideas.length)}</h3>
          <ul>
            {ideas.map(({ id, title, label }) => (
              <li key={id}>
                {title ?? text.goneIdea(id)} : <strong>{LABEL_TEXT[label]}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      <Relations title={text.added} edges={added} texts={texts} />
      <Relations title={text.removed} edges={removed} texts={texts} />
      {conflicts.map((path) => (
        <div key={JSON.stringify(path)} className={styles.warning} role="alert">
          <Relations title={conflictText.title} edges={path} texts={texts} />
        </div>
      ))}
    </>
  );
}

function Change({ change }: { change: NonNullable<QuestionReview['change']> }) {
  const { question_id, isGone, fields } = change;
  if (isGone) return <p className={styles.warning}>{text.gone}</p>;
  return (
    <>
      <h3>{text.change}</h3>
      {fields.some(({ now }) => now !== null) && <p className={styles.warning}>{text.clashes}</p>}
      <dl className={styles.changes}>
        {fields.map((field) => {
          const { before, after, now } = inWords(field);
          return (
            <div key={field.name}>
              <dt>{nameOf(field.name)}</dt>
              <dd>
                <del>{before}</del> → <ins>{after}</ins>
              </dd>
              {now !== null && <dd>{text.clash(now)}</dd>}
            </div>
          );
        })}
      </dl>
      <p>
        <StaffButtonLink compact to={`/contrib/questions/enrich/${question_id}`}>
          {text.open}
        </StaffButtonLink>
      </p>
    </>
  );
}

type RelationsProps = {
  title: string;
  edges: readonly RelationEdge[];
  texts: Readonly<Record<number, string>>;
};

function Relations({ title, edges, texts }: RelationsProps) {
  if (edges.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {edges.map((edge) => (
          <li key={JSON.stringify(edge)}>
            <RelationSentence edge={edge} texts={texts} />
          </li>
        ))}
      </ul>
    </>
  );
}

const FIELD_TEXT: Readonly<Record<string, string>> = {
  category: text.category,
  keywords: text.keywords,
  allow_doubt: text.doubt,
};

function nameOf(name: string): string {
  const [subject, form] = name.split(' ') as [Subject, Form];
  return FIELD_TEXT[name] ?? `${subjectText[subject]}, ${formText[form].toLowerCase()}`;
}

/** The values of a field as its screens show them. */
function inWords({ name, before, after, now }: ChangedField) {
  const worded = (value: string) => {
    if (name === 'category') return categoryText[value as Category];
    if (name === 'allow_doubt') return value === 'true' ? text.yes : text.no;
    return value || text.nothing;
  };
  return {
    before: worded(before),
    after: worded(after),
    now: now === null ? null : worded(now),
  };
}

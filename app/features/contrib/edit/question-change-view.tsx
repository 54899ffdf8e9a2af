import type {
  PendingChange,
  QuestionDraft,
} from '#modules/moderation/contributions/index.server.ts';
import { RelationSentence } from '../questions/relation-fields.tsx';
import {
  questionFieldLabel,
  questionFieldValue,
  typedOfQuestion,
} from '../questions/typed-question.ts';
import { relationsOf } from './draft-relations.ts';
import type { DraftTitles } from './draft-titles.server.ts';
import styles from './edit.module.css';
import { conflictingFields } from './pending-change.ts';
import { draftText as text } from './text.ts';

type QuestionChangeViewProps = {
  draft: QuestionDraft;
  change: NonNullable<QuestionDraft['change']>;
  titles: DraftTitles;
  /** Where it is not accepted, beside the question of now. */
  pending?: PendingChange | null;
};

/** A change of a question, field by field: before and after, and what somebody else made of it since; then the relations that come and go. */
export function QuestionChangeView(props: QuestionChangeViewProps) {
  const { draft, change, titles, pending } = props;
  const [was, becomes] = [typedOfQuestion(change.before), typedOfQuestion(draft)];
  const conflicting = new Map(conflictingFields(pending).map((each) => [each.name, each]));
  const names = Object.keys(becomes).filter((name) => was[name] !== becomes[name]);
  const wordsOf = (name: string, value: (typeof was)[string]) =>
    questionFieldValue(name, [value ?? ''].flat().join(', ')) || text.empty;
  const texts = { ...titles.questions, [change.question_id]: change.before.content };
  const { added, removed } = relationsOf(draft);
  return (
    <>
      <p>
        <strong>{change.before.content}</strong>
      </p>
      {conflicting.size > 0 && <p role="status">{text.conflicting}</p>}
      {names.length > 0 && (
        <dl className={styles.changes} aria-label={text.changed}>
          {names.map((name) => (
            <div key={name}>
              <dt>{questionFieldLabel(name)}</dt>
              <dd>
                <span className={styles.hint}>{text.before}</span>
                <del>{wordsOf(name, was[name])}</del>
              </dd>
              {conflicting.has(name) && (
                <dd>
                  <span className={styles.hint}>{text.now}</span>
                  <span>{wordsOf(name, conflicting.get(name)?.now)}</span>
                </dd>
              )}
              <dd>
                <span className={styles.hint}>{text.after}</span>
                <ins>{wordsOf(name, becomes[name])}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {(
        [
          [text.added, added],
          [text.removed, removed],
        ] as const
      )
        .filter(([, relations]) => relations.length > 0)
        .map(([title, relations]) => (
          <div key={title}>
            <p>{title}</p>
            <ul>
              {relations.map(({ edge, value }) => (
                <li key={value}>
                  <RelationSentence edge={edge} texts={texts} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </>
  );
}

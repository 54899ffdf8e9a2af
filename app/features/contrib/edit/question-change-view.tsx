import type { RelationEdge } from '#modules/catalogue/shared.ts';
import type { QuestionDraft } from '#modules/moderation/contributions/index.server.ts';
import { RelationSentence } from '../questions/relation-fields.tsx';
import {
  questionFieldLabel,
  questionFieldValue,
  typedOfQuestion,
} from '../questions/typed-question.ts';
import type { DraftTitles } from './draft-titles.server.ts';
import styles from './edit.module.css';
import { draftText as text } from './text.ts';

type QuestionChangeViewProps = {
  draft: QuestionDraft;
  change: NonNullable<QuestionDraft['change']>;
  titles: DraftTitles;
};

/** A change of a question, field by field: before and after; then the relations that come and go. */
export function QuestionChangeView({
  draft,
  change: { question_id, before },
  titles,
}: QuestionChangeViewProps) {
  const [was, becomes] = [typedOfQuestion(before), typedOfQuestion(draft)];
  const names = Object.keys(becomes).filter((name) => was[name] !== becomes[name]);
  const wordsOf = (typed: typeof was, name: string) =>
    questionFieldValue(name, [typed[name] ?? ''].flat().join(', ')) || text.empty;
  const edges = ({ relations }: Pick<QuestionDraft, 'relations'>): RelationEdge[] =>
    relations.map(({ from, relation, to }) => ({
      ...{ from: from ?? question_id, relation, to: to ?? question_id },
    }));
  const lineOf = (edge: RelationEdge) => JSON.stringify(edge);
  const without = (all: RelationEdge[], others: RelationEdge[]) =>
    all.filter((edge) => !others.some((other) => lineOf(other) === lineOf(edge)));
  const texts = { ...titles.questions, [question_id]: before.content };
  return (
    <>
      <p>
        <strong>{before.content}</strong>
      </p>
      {names.length > 0 && (
        <dl className={styles.changes} aria-label={text.changed}>
          {names.map((name) => (
            <div key={name}>
              <dt>{questionFieldLabel(name)}</dt>
              <dd>
                <span className={styles.hint}>{text.before}</span>
                <del>{wordsOf(was, name)}</del>
              </dd>
              <dd>
                <span className={styles.hint}>{text.after}</span>
                <ins>{wordsOf(becomes, name)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {(
        [
          [text.added, without(edges(draft), edges(before))],
          [text.removed, without(edges(before), edges(draft))],
        ] as const
      )
        .filter(([, relations]) => relations.length > 0)
        .map(([title, relations]) => (
          <div key={title}>
            <p>{title}</p>
            <ul>
              {relations.map((edge) => (
                <li key={lineOf(edge)}>
                  <RelationSentence edge={edge} texts={texts} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </>
  );
}

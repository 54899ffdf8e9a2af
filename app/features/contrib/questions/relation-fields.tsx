import { Link } from 'react-router';
import { Fieldset } from '#app/ui/field/field.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { QuestionText } from '#modules/catalogue/questions/index.server.ts';
import { RELATIONS, type RelationEdge } from '#modules/catalogue/shared.ts';
import styles from './questions.module.css';
import { keptValue } from './relation-values.ts';
import { relationChoice, relationText, enrichText as text } from './text.ts';

/** Lines for new relations. */
const LINES = [0, 1, 2];
const CHOICES_ID = 'questions-to-choose';

type RelationFieldsProps = {
  /** The question. */
  id: number;
  relations: readonly RelationEdge[];
  texts: Readonly<Record<number, string>>;
  choices: readonly QuestionText[];
  typed: Partial<Record<string, string | string[]>> | null;
  errors: readonly string[] | undefined;
};

/** The relations of a question: those it has, each to keep or take away, and lines for new ones. */
export function RelationFields(props: RelationFieldsProps) {
  const { id, relations, texts, choices, typed, errors } = props;
  const listOf = (name: string) => [typed?.[name] ?? []].flat();
  // One that came after the form was shown is not taken away by it.
  const isKept = (value: string) =>
    !typed || listOf('keep').includes(value) || !listOf('had').includes(value);
  return (
    <Fieldset id="other" legend={text.relations} errors={errors}>
      {relations.length === 0 ? <p>{text.none}</p> : <p className={styles.hint}>{text.keep}</p>}
      <ul className={styles.relations}>
        {relations.map((edge) => {
          const value = keptValue(edge);
          const other = edge.from === id ? edge.to : edge.from;
          return (
            <li key={value}>
              <input type="hidden" name="had" value={value} />
              <label className={styles.check}>
                <input type="checkbox" name="keep" value={value} defaultChecked={isKept(value)} />
                <RelationSentence edge={edge} texts={texts} />
              </label>
              <Link className={styles.open} to={`/contrib/questions/enrich/${other}`}>
                {text.open}
                <VisuallyHidden>{` «\u00a0${texts[other] ?? other}\u00a0»`}</VisuallyHidden>
              </Link>
            </li>
          );
        })}
      </ul>
      <h2>{text.add}</h2>
      <datalist id={CHOICES_ID}>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.content} />
        ))}
      </datalist>
      {LINES.map((line) => (
        <div key={line} className={styles.relation}>
          <label>
            {text.relation}
            <select name="relation" defaultValue={listOf('relation')[line] ?? ''}>
              <option value="">{text.noRelation}</option>
              {(['from', 'to'] as const).flatMap((end) =>
                RELATIONS.map((relation) => (
                  <option key={`${end}-${relation}`} value={`${end}-${relation}`}>
                    {relationChoice[end][relation]}
                  </option>
                )),
              )}
            </select>
          </label>
          <label>
            {text.other}
            <input
              name="other"
              list={CHOICES_ID}
              maxLength={300}
              placeholder={text.otherHint}
              defaultValue={listOf('other')[line] ?? ''}
              autoComplete="off"
            />
          </label>
        </div>
      ))}
    </Fieldset>
  );
}

/** A relation in words: the texts of its questions, not their numbers. */
export function RelationSentence(props: {
  edge: RelationEdge;
  texts: Readonly<Record<number, string>>;
}) {
  const { edge, texts } = props;
  const textOf = (id: number) => texts[id] ?? `question ${id}`;
  return <span>{relationText[edge.relation](textOf(edge.from), textOf(edge.to))}</span>;
}

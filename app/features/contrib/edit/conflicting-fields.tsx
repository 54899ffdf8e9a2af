import type { PendingChange } from '#modules/moderation/contributions/index.server.ts';
import { type TypedTexts, textOf } from '../generic-idea/typed.ts';
import { questionFieldLabel, questionFieldValue } from '../questions/typed-question.ts';
import styles from './edit.module.css';
import { NOW, questionChoiceOf } from './merge-typed.ts';
import { conflictingFields, fieldsChangedSince } from './pending-change.ts';
import { conflictingFieldsText as text } from './text.ts';
import { Versions } from './versions.tsx';

type ConflictingFieldsProps = {
  pending: PendingChange;
  /** What the fields below show. */
  shown: TypedTexts;
};

/**
 * What somebody else changed of a question since a change of it was proposed: of the fields that both changed the three
 * values, to choose one; the others by name.
 */
export function ConflictingFields({ pending, shown }: ConflictingFieldsProps) {
  const changed = fieldsChangedSince(pending);
  // One for which the value of now was chosen is settled.
  const conflicting = conflictingFields(pending).filter(
    ({ name, now }) => textOf(shown, name) !== now,
  );
  if (conflicting.length + changed.length === 0) return null;
  const wordsOf = (name: string, value: string) => questionFieldValue(name, value) || text.empty;
  return (
    <section className={styles.conflicts} aria-labelledby="conflicting">
      <h2 id="conflicting">{text.title}</h2>
      {changed.length > 0 && <p>{text.taken(changed.map(questionFieldLabel))}</p>}
      {conflicting.length > 0 && <p>{text.choose}</p>}
      {conflicting.map(({ name, before, now, proposed }) => (
        <fieldset key={name}>
          <legend>{questionFieldLabel(name)}</legend>
          <p>
            <span className={styles.hint}>{text.before}</span> {wordsOf(name, before)}
          </p>
          <Versions
            name={questionChoiceOf(name)}
            versions={[
              ['proposed', text.sides.proposed, wordsOf(name, proposed)],
              [NOW, text.sides[NOW], wordsOf(name, now)],
            ]}
          />
        </fieldset>
      ))}
    </section>
  );
}

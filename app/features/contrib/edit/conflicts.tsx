import styles from './edit.module.css';
import { choiceOf, type Merged, OTHER_VERSION } from './merge-typed.ts';
import { conflictText as text } from './text.ts';
import { Versions } from './versions.tsx';

type ConflictsProps = {
  merged: Pick<Merged, 'conflicts' | 'taken'>;
  /** The name of a field in words, and what it holds in words. */
  labelOf: (name: string) => string;
  wordsOf: (name: string, value: string) => string;
};

/** Fields that somebody else changed while a form was filled in: those of both with both versions, to choose one; the others by name. */
export function Conflicts({ merged, labelOf, wordsOf }: ConflictsProps) {
  const { conflicts, taken } = merged;
  if (conflicts.length + taken.length === 0) return null;
  return (
    <section className={styles.conflicts} aria-labelledby="conflicts">
      <h2 id="conflicts">{text.title}</h2>
      {taken.length > 0 && <p>{text.taken(taken.map(labelOf))}</p>}
      {conflicts.length > 0 && <p>{text.choose}</p>}
      {conflicts.map(({ name, mine, theirs }) => (
        <fieldset key={name}>
          <legend>{labelOf(name)}</legend>
          <Versions
            name={choiceOf(name)}
            versions={[
              ['mine', text.sides.mine, wordsOf(name, mine) || text.empty],
              [OTHER_VERSION, text.sides[OTHER_VERSION], wordsOf(name, theirs) || text.empty],
            ]}
          />
        </fieldset>
      ))}
    </section>
  );
}

import styles from './edit.module.css';
import { choiceOf, type Merged, THEIRS } from './merge-typed.ts';
import { clashText as text } from './text.ts';
import { Versions } from './versions.tsx';

type ClashesProps = {
  merged: Pick<Merged, 'clashes' | 'taken'>;
  /** The name of a field in words, and what it holds in words. */
  labelOf: (name: string) => string;
  wordsOf: (name: string, value: string) => string;
};

/** Fields that somebody else changed while a form was filled in: those of both with both versions, to choose one; the others by name. */
export function Clashes({ merged, labelOf, wordsOf }: ClashesProps) {
  const { clashes, taken } = merged;
  if (clashes.length + taken.length === 0) return null;
  return (
    <section className={styles.clashes} aria-labelledby="clashes">
      <h2 id="clashes">{text.title}</h2>
      {taken.length > 0 && <p>{text.taken(taken.map(labelOf))}</p>}
      {clashes.length > 0 && <p>{text.choose}</p>}
      {clashes.map(({ name, mine, theirs }) => (
        <fieldset key={name}>
          <legend>{labelOf(name)}</legend>
          <Versions
            name={choiceOf(name)}
            versions={[
              ['mine', text.sides.mine, wordsOf(name, mine) || text.empty],
              [THEIRS, text.sides[THEIRS], wordsOf(name, theirs) || text.empty],
            ]}
          />
        </fieldset>
      ))}
    </section>
  );
}

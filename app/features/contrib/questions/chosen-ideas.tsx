import { Field } from '#app/ui/field/field.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import styles from './questions.module.css';
import { addText as text } from './text.ts';

export type ChosenIdea = { id: number; title: string; direction: string; strength: string };

type IdeaSearchProps = { typed: string; found: { id: number; title: string }[] | null };

/** Ideas found by words, each with a button that chooses it. */
export function IdeaSearch({ typed, found }: IdeaSearchProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.search}>
        <Field
          id="find"
          name="find"
          type="search"
          maxLength={100}
          label={text.find}
          hint={text.findHint}
          defaultValue={typed}
        />
        <StaffButton type="submit" name="step" value="find">
          {text.search}
        </StaffButton>
      </div>
      <div role="status">
        {found?.length === 0 && <p>{text.nothing}</p>}
        {found && found.length > 0 && (
          <ul className={styles.found}>
            {found.map(({ id, title }) => (
              <li key={id}>
                <button type="submit" name="choose" value={id} aria-label={text.choose(title)}>
                  <span aria-hidden="true">+</span> {title}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The chosen ideas, each with its label: a direction, then a strength. */
export function ChosenIdeas({ chosen }: { chosen: readonly ChosenIdea[] }) {
  if (chosen.length === 0) return null;
  return (
    <>
      <h2>{text.chosen(chosen.length)}</h2>
      <ul className={styles.chosen}>
        {chosen.map(({ id, title, direction, strength }) => (
          <li key={id}>
            <input type="hidden" name="idea" value={id} />
            <span className={styles.title}>{title}</span>
            <Choice
              name="direction"
              label={text.direction(title)}
              value={direction}
              options={text.directions}
            />
            <Choice
              name="strength"
              label={text.strength(title)}
              value={strength}
              options={text.strengths}
            />
            <StaffButton compact type="submit" name="drop" value={id} aria-label={text.drop(title)}>
              ✕
            </StaffButton>
          </li>
        ))}
      </ul>
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  options: Readonly<Record<string, string>>;
};

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select name={name} defaultValue={value}>
        {Object.entries(options).map(([key, shown]) => (
          <option key={key} value={key}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}

import type { MouseEvent } from 'react';
import { Shortcut, usePressedBy } from '#app/ui/shortcuts/shortcut.tsx';
import type { Label } from '#modules/catalogue/shared.ts';
import { labelsText as text } from '../text.ts';
import styles from './choices.module.css';
import {
  DIRECTION_KEY,
  DIRECTIONS,
  type Direction,
  LABEL_KEY,
  labelOf,
  NONE_KEY,
  partsOf,
  STRENGTHS,
  type Strength,
} from './choices-order.ts';

export type ChoicesProps = {
  /** Name and value of each button, for the form around them. */
  name: string;
  valueFor: (label: Label) => string;
  /** What is predicted: distinct from the others, and pressed by Enter. */
  suggestion?: Label | null | undefined;
  /** What was said before. */
  said?: Label | null | undefined;
  /** The direction that was chosen by its key, and waits for a strength. */
  direction?: Direction | null;
  onDirection?: (direction: Direction) => void;
  /** Takes a choice over from the form. */
  onLabel?: (label: Label, event: MouseEvent<HTMLButtonElement>) => void;
};

/** The seven labels of a pair: a « non » and a « oui » of three strengths each, and that neither matters. */
export function Choices(props: ChoicesProps) {
  const { direction = null, onDirection } = props;
  const pressedBy = usePressedBy();
  const side = (of: Direction) => (
    <fieldset className={styles.side} data-direction={of}>
      <legend className="visually-hidden">{text.sides[of]}</legend>
      {onDirection ? (
        <button
          type="button"
          className={styles.head}
          aria-pressed={direction === of}
          onClick={() => onDirection(of)}
          {...pressedBy(DIRECTION_KEY[of])}
        >
          {text.directions[of]}
          <Shortcut name={DIRECTION_KEY[of]} always />
        </button>
      ) : (
        <p className={styles.head} aria-hidden="true">
          {text.directions[of]}
        </p>
      )}
      {STRENGTHS.map((strength) => (
        <Choice
          key={strength}
          {...props}
          label={labelOf(of, strength)}
          text={text.strengths[strength]}
          keys={keysOf(props, of, strength)}
        />
      ))}
    </fieldset>
  );
  return (
    <div className={styles.choices}>
      {side(DIRECTIONS[0])}
      <div className={styles.none}>
        <Choice
          {...props}
          label="None"
          text={text.none}
          keys={[NONE_KEY, ...enterIf(props.suggestion === 'None')]}
        />
      </div>
      {side(DIRECTIONS[1])}
    </div>
  );
}

/** Keys of a button, the one to show first. */
function keysOf(
  { suggestion, direction }: ChoicesProps,
  of: Direction,
  strength: Strength,
): string[] {
  const own = LABEL_KEY[of][strength];
  if (direction === of) return [String(strength), own, ...enterIf(strength === 2)];
  const suggested = suggestion ? partsOf(suggestion) : null;
  const isSuggested = suggested?.direction === of && suggested.strength === strength;
  return [own, ...enterIf(isSuggested && !direction)];
}

const enterIf = (condition: boolean) => (condition ? ['enter'] : []);

type ChoiceProps = ChoicesProps & { label: Label; text: string; keys: readonly string[] };

function Choice({
  label,
  text: shown,
  keys,
  name,
  valueFor,
  suggestion,
  said,
  onLabel,
}: ChoiceProps) {
  const pressedBy = usePressedBy();
  const isSuggested = suggestion === label;
  return (
    <button
      type="submit"
      name={name}
      value={valueFor(label)}
      className={styles.choice}
      data-suggested={isSuggested || undefined}
      data-said={said === label || undefined}
      onClick={onLabel && ((event) => onLabel(label, event))}
      {...pressedBy(keys.join(' '))}
    >
      <span>{shown}</span>
      {isSuggested && <span className={styles.note}>{text.suggested}</span>}
      {said === label && <span className={styles.note}>{text.said}</span>}
      {keys[0] && <Shortcut name={keys[0]} always />}
    </button>
  );
}

import { ChipCheckbox } from '#app/ui/chip/chip.tsx';
import { type Errors, Field, Fieldset } from '#app/ui/field/field.tsx';
import { HINTS_MAX_LENGTH } from '#modules/engine/shared.ts';
import { StepCount } from './deck-nav.tsx';
import styles from './hints-field.module.css';
import { INTERESTS, INTERESTS_FIELD, type Interest } from './interests.ts';
import { interestsText } from './interests-text.ts';
import { startFormText } from './text.ts';

const text = startFormText.hints;

type HintsFieldProps = {
  hints: string;
  interests: readonly Interest[];
  errors: Errors;
  onType: (hints: string) => void;
  onToggle: (interest: Interest) => void;
};

/** What the recipient likes, typed in a few words and tapped. */
export function HintsField({ hints, interests, errors, onType, onToggle }: HintsFieldProps) {
  const chip = (interest: Interest) => (
    <ChipCheckbox
      key={interest}
      name={INTERESTS_FIELD}
      value={interest}
      checked={interests.includes(interest)}
      onChange={() => onToggle(interest)}
    >
      {interestsText.labels[interest]}
    </ChipCheckbox>
  );
  return (
    <div className={styles.hints}>
      <Field
        id="hints"
        name="hints"
        label={
          <span tabIndex={-1}>
            <StepCount step="hints">
              {text.legend}
              <span className="visually-hidden">, </span> <small>{text.optional}</small>
            </StepCount>
          </span>
        }
        placeholder={text.placeholder}
        maxLength={HINTS_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="go"
        value={hints}
        errors={errors}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Fieldset
        id="interests"
        legend={<span className="visually-hidden">{interestsText.legend}</span>}
      >
        <div className={styles.chips}>
          {INTERESTS.slice(0, -2).map(chip)}
          <div className={styles.chips}>{INTERESTS.slice(-2).map(chip)}</div>
        </div>
      </Fieldset>
    </div>
  );
}

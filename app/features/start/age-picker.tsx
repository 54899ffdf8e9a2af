import { AGE_FLOOR, MONTHS_PER_YEAR } from '#modules/engine/shared.ts';
import styles from './age-picker.module.css';
import { startFormText } from './text.ts';

const text = startFormText.age;

/** Nobody younger is offered: there is nothing for children yet. */
const YOUNGEST = AGE_FLOOR / MONTHS_PER_YEAR;
const DECADES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The first and the last year of a decade. */
const yearsOf = (decade: number) => [Math.max(10 * decade, YOUNGEST), 10 * decade + 9] as const;

type AgePickerProps = {
  /** In months. */
  age: number;
  onPick: (years: number) => void;
};

/** An age in two taps: its decade, then its year. It only appears where scripts run, as the slider does. */
export function AgePicker({ age, onPick }: AgePickerProps) {
  const years = Math.floor(age / MONTHS_PER_YEAR);
  const decade = Math.floor(years / 10);
  const [first, last] = yearsOf(Math.min(Math.max(decade, 1), 9));
  return (
    <div className={styles.ages}>
      <Row
        name="decade"
        label={text.decade}
        options={DECADES.map((at) => ({ value: at, label: yearsOf(at).join('–') }))}
        chosen={years < YOUNGEST ? 0 : decade}
        // Its middle, until a year of it is chosen.
        onPick={(at) => onPick(Math.ceil((yearsOf(at)[0] + yearsOf(at)[1]) / 2))}
      />
      <Row
        name="year"
        label={text.year}
        options={Array.from({ length: last - first + 1 }, (_, at) => ({ value: first + at }))}
        chosen={years}
        onPick={onPick}
      />
    </div>
  );
}

type RowProps = {
  name: string;
  label: string;
  options: readonly { value: number; label?: string }[];
  chosen: number;
  onPick: (value: number) => void;
};

function Row({ name, label, options, chosen, onPick }: RowProps) {
  return (
    <div role="radiogroup" aria-label={label}>
      {options.map(({ value, label = value }) => (
        <label key={value}>
          <input
            className="covering-input"
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            autoComplete="off"
            onChange={() => onPick(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

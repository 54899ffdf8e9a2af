import { MONTHS_PER_YEAR } from '#modules/engine/shared.ts';
import styles from './age-picker.module.css';
import { startFormText } from './text.ts';

const text = startFormText.age;

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** What a decade is taken for until a year of it is chosen: its middle. */
const MIDDLE = 5;

type AgePickerProps = {
  /** In months. */
  age: number;
  onPick: (years: number) => void;
};

/** An age in two taps: its decade, then its year. It only appears where scripts run, as the slider does. */
export function AgePicker({ age, onPick }: AgePickerProps) {
  const years = Math.floor(age / MONTHS_PER_YEAR);
  const decade = Math.floor(years / 10);
  return (
    <div className={styles.ages}>
      <Row
        name="decade"
        label={text.decade}
        options={TEN.map((at) => ({ value: at, label: text.decadeOf(10 * at) }))}
        chosen={decade}
        onPick={(at) => onPick(10 * at + MIDDLE)}
      />
      <Row
        name="year"
        label={text.year}
        options={TEN.map((at) => ({ value: 10 * Math.min(decade, 9) + at }))}
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

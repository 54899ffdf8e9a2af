import { describedBy, FieldErrors } from '#app/ui/field/field.tsx';
import { RangeSlider } from '#app/ui/range-slider/range-slider.tsx';
import { formatAge } from '#app/ui/text/format.ts';
import { AGE_FLOOR, AGE_MAX, MONTHS_PER_YEAR } from '#modules/engine/shared.ts';
import { AgePicker } from './age-picker.tsx';
import { AGE_POSITION_MAX, agePosition } from './age-scale.ts';
import styles from './number-field.module.css';
import { AGE_SLIDER_MARKS } from './slider-marks.ts';
import type { Typed } from './start-values.ts';
import { startFormText } from './text.ts';

const text = startFormText.age;

type AgeFieldProps = {
  age: Typed;
  /** A child's age was put back to the youngest that is served. */
  wasReset: boolean;
  errors: readonly string[] | null | undefined;
  onType: (typed: string) => void;
  onSlide: (position: number) => void;
};

/** The age: a number of years to type, a decade and a year to tap, and a slider that also has months. */
export function AgeField({ age, wasReset, errors, onType, onSlide }: AgeFieldProps) {
  const child = age.value < AGE_FLOOR;
  return (
    <>
      <p className={styles.line}>
        <label className={styles.number}>
          <span className="visually-hidden">{text.label}</span>
          <input
            type="text"
            inputMode="numeric"
            name="age"
            maxLength={12}
            required
            autoComplete="off"
            value={age.text}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={(event) => onType(event.currentTarget.value)}
            {...describedBy('age', errors)}
          />
          <span className={styles.unit}>{text.unit}</span>
        </label>
        <span className={styles.floor}>{text.floor}</span>
        {note(age.value) && <span className={styles.note}>{note(age.value)}</span>}
      </p>
      <FieldErrors id="age" errors={errors} />
      <AgePicker age={age.value} onPick={(years) => onType(String(years))} />
      <RangeSlider
        max={AGE_POSITION_MAX}
        marks={AGE_SLIDER_MARKS}
        handles={[
          {
            id: 'age-slider',
            label: text.slider,
            position: agePosition(age.value),
            valueText: formatAge(age.value),
            onMove: onSlide,
          },
        ]}
      />
      <div className={styles.message} role="status">
        {(child || wasReset) && !errors?.length && (
          <p>
            <strong>{text.children}</strong> {wasReset ? text.reset : text.childrenMore}
          </p>
        )}
      </div>
    </>
  );
}

/** Notes about the age that the number of years alone does not show. */
function note(months: number): string {
  if (months <= 0) return text.unborn;
  if (months < 2 * MONTHS_PER_YEAR) return text.months(formatAge(months));
  return months >= AGE_MAX ? text.orMore : '';
}

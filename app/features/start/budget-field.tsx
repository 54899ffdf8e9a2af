import { describedBy, FieldErrors } from '#app/ui/field/field.tsx';
import { RangeSlider } from '#app/ui/range-slider/range-slider.tsx';
import { formatPrice } from '#modules/catalogue/shared.ts';
import type { PriceEnd, PriceNotes } from './budget.ts';
import { BUDGET_POSITION_MAX, budgetPosition } from './budget-scale.ts';
import styles from './number-field.module.css';
import { BUDGET_SLIDER_MARKS } from './slider-marks.ts';
import type { StartErrors, StartValues } from './start-values.ts';
import { startFormText } from './text.ts';

const text = startFormText.budget;

const ENDS = [
  { end: 'min', id: 'price_min', word: text.from, label: text.minName, slider: text.minSlider },
  { end: 'max', id: 'price_max', word: text.to, label: text.maxName, slider: text.maxSlider },
] as const;

type BudgetFieldProps = {
  prices: StartValues['prices'];
  notes: PriceNotes;
  errors: StartErrors;
  onType: (end: PriceEnd, typed: string) => void;
  onLeave: () => void;
  onSlide: (end: PriceEnd, position: number) => void;
};

/** The budget: two amounts to type, and a slider with two handles. */
export function BudgetField({ prices, notes, errors, onType, onLeave, onSlide }: BudgetFieldProps) {
  return (
    <>
      <p className={styles.line}>
        {ENDS.map(({ end, id, word, label }) => (
          <label key={end} className={styles.number}>
            <span className="visually-hidden">{label}</span>
            <span className={styles.word} aria-hidden="true">
              {word}
            </span>
            <input
              type="text"
              inputMode="decimal"
              name={id}
              maxLength={12}
              required
              autoComplete="off"
              value={prices[end].text}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onChange={(event) => onType(end, event.currentTarget.value)}
              onBlur={onLeave}
              {...describedBy(id, errors[id], Boolean(notes[end]))}
            />
            <span className={styles.unit} aria-hidden="true">
              {text.unit}
            </span>
          </label>
        ))}
      </p>
      {ENDS.map(({ end, id }) => (
        <FieldErrors key={end} id={id} errors={errors[id]} />
      ))}
      <div role="status">
        {ENDS.map(
          ({ end, id }) =>
            notes[end] && (
              <p key={end} id={`${id}-hint`} className={styles.changed}>
                {notes[end]}
              </p>
            ),
        )}
      </div>
      <RangeSlider
        max={BUDGET_POSITION_MAX}
        marks={BUDGET_SLIDER_MARKS}
        handles={ENDS.map(({ end, slider }) => ({
          id: `${end}-slider`,
          label: slider,
          position: budgetPosition(prices[end].value),
          valueText: formatPrice(prices[end].value),
          onMove: (position) => onSlide(end, position),
        }))}
      />
    </>
  );
}

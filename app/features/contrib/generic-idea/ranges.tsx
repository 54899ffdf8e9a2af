import { useRef, useState } from 'react';
import {
  AGE_POSITION_MAX,
  AGE_SLIDER_MARKS,
  ageAt,
  agePosition,
  BUDGET_POSITION_MAX,
  BUDGET_SLIDER_MARKS,
  budgetPosition,
  moveHandle,
  priceAt,
} from '#app/features/start/index.ts';
import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field, Fieldset } from '#app/ui/field/field.tsx';
import { type Mark, RangeSlider } from '#app/ui/range-slider/range-slider.tsx';
import { formatAge, formatNumber, readNumber } from '#app/ui/text/format.ts';
import { formatPrice } from '#modules/catalogue/shared.ts';
import { CENTS_PER_EURO, MONTHS_PER_YEAR } from '#modules/engine/shared.ts';
import styles from './ranges.module.css';
import { genericText as text } from './text.ts';
import { type TypedTexts, textOf } from './typed.ts';

type RangeProps = { typed: TypedTexts; errors: FormReply['errors'] };

/** From what age to what age, in years. */
export function AgeRange(props: RangeProps) {
  return <RangeFields {...props} id="ages" scale={AGES} words={text.ages} inputMode="numeric" />;
}

/** From what price to what price, in euros. */
export function PriceRange(props: RangeProps) {
  return (
    <RangeFields {...props} id="prices" scale={PRICES} words={text.prices} inputMode="decimal" />
  );
}

/** How a slider stands for numbers. Positions are whole numbers from 0. */
type Scale = {
  names: { min: string; max: string };
  max: number;
  marks: readonly Mark[];
  positionOf: (value: number) => number;
  valueAt: (position: number) => number;
  inWords: (position: number) => string;
};

const AGES: Scale = {
  names: { min: 'ageMin', max: 'ageMax' },
  max: AGE_POSITION_MAX,
  marks: AGE_SLIDER_MARKS.filter(({ row }) => row !== 'months'),
  positionOf: (years) => agePosition(years * MONTHS_PER_YEAR),
  valueAt: (position) => Math.floor(ageAt(position) / MONTHS_PER_YEAR),
  inWords: (position) => formatAge(ageAt(position)),
};

const PRICES: Scale = {
  names: { min: 'priceMin', max: 'priceMax' },
  max: BUDGET_POSITION_MAX,
  marks: BUDGET_SLIDER_MARKS,
  positionOf: (euros) => budgetPosition(euros * CENTS_PER_EURO),
  valueAt: (position) => priceAt(position) / CENTS_PER_EURO,
  inWords: (position) => formatPrice(priceAt(position)),
};

type RangeFieldsProps = RangeProps & {
  id: string;
  scale: Scale;
  words: { legend: string; min: string; max: string; minSlider: string; maxSlider: string };
  inputMode: 'numeric' | 'decimal';
};

const ENDS = ['min', 'max'] as const;

/**
 * Two numbers to type, and a slider that moves them. The fields keep what is typed, also beyond the slider; they are not
 * controlled, so that nothing typed before scripts run is lost.
 */
function RangeFields({ typed, errors, id, scale, words, inputMode }: RangeFieldsProps) {
  const inputs = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(() => ({
    min: positionOf(scale, textOf(typed, scale.names.min)) ?? 0,
    max: positionOf(scale, textOf(typed, scale.names.max)) ?? scale.max,
  }));
  const type = (end: 'min' | 'max', value: string) =>
    setAt((now) => ({ ...now, [end]: positionOf(scale, value) ?? now[end] }));
  const slide = (end: 'min' | 'max', position: number) => {
    const next = moveHandle(at, end, position, scale.max);
    for (const each of ENDS) {
      if (next[each] === at[each]) continue;
      const input = inputs.current?.querySelector<HTMLInputElement>(`#${scale.names[each]}`);
      if (input) input.value = formatNumber(scale.valueAt(next[each]));
      // The form is told of it as of what is typed.
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    setAt(next);
  };
  return (
    <Fieldset id={id} legend={words.legend}>
      <div ref={inputs} className={styles.range}>
        {ENDS.map((end) => (
          <Field
            key={end}
            id={scale.names[end]}
            name={scale.names[end]}
            defaultValue={textOf(typed, scale.names[end])}
            errors={errors[scale.names[end]]}
            label={words[end]}
            inputMode={inputMode}
            maxLength={12}
            autoComplete="off"
            onInput={({ currentTarget }) => type(end, currentTarget.value)}
          />
        ))}
      </div>
      <RangeSlider
        max={scale.max}
        marks={scale.marks}
        handles={ENDS.map((end) => ({
          id: `${scale.names[end]}-slider`,
          label: words[`${end}Slider`],
          position: at[end],
          valueText: scale.inWords(at[end]),
          onMove: (position) => slide(end, position),
        }))}
      />
    </Fieldset>
  );
}

function positionOf({ positionOf: find }: Scale, typed: string): number | null {
  const value = readNumber(typed);
  return value === null ? null : find(value);
}

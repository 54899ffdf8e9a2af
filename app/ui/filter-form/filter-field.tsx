import { type ReactNode, useId } from 'react';
import { ChipCheckbox } from '../chip/chip.tsx';
import { formatNumber } from '../text/format.ts';
import styles from './filter-form.module.css';
import { type Filter, type Range, rangeNames } from './filters.ts';
import { filterText as text } from './text.ts';

type FieldProps = { name: string; filter: Filter; value: unknown };

/** The controls of one filter, filled with its value. */
export function FilterField({ name, filter, value }: FieldProps) {
  switch (filter.kind) {
    case 'text':
      return (
        <Labelled label={filter.label}>
          {(id) => <input id={id} type="search" name={name} defaultValue={value as string} />}
        </Labelled>
      );
    case 'select':
      return (
        <Labelled label={filter.label}>
          {(id) => (
            <select id={id} name={name} defaultValue={(value as string | null) ?? ''}>
              <option value="">{filter.any}</option>
              {Object.entries(filter.options).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      );
    case 'choices':
      return (
        <fieldset className={styles.field}>
          <legend>{filter.label}</legend>
          <div className={styles.choices}>
            {Object.entries(filter.options).map(([key, label]) => (
              <ChipCheckbox
                key={key}
                name={name}
                value={key}
                defaultChecked={(value as string[]).includes(key)}
              >
                {label}
              </ChipCheckbox>
            ))}
          </div>
        </fieldset>
      );
    case 'days':
      return <RangeField label={filter.label} name={name} type="date" value={value as Ends} />;
    case 'numbers': {
      const { from, to } = value as Range<number>;
      const shown = { from: shownNumber(from), to: shownNumber(to) };
      const { label, unit } = filter;
      const titled = unit ? `${label} (${unit})` : label;
      return <RangeField label={titled} name={name} type="text" value={shown} />;
    }
  }
}

function shownNumber(value: number | null): string | null {
  return value === null ? null : formatNumber(value);
}

type Ends = Range<string>;
type RangeFieldProps = { label: string; name: string; type: 'date' | 'text'; value: Ends };

function RangeField({ label, name, type, value }: RangeFieldProps) {
  const names = rangeNames(name);
  const inputMode = type === 'text' ? 'decimal' : undefined;
  const words = text[type === 'date' ? 'days' : 'numbers'];
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.range}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            <span>{words[end]}</span>
            <input
              type={type}
              inputMode={inputMode}
              name={names[end]}
              defaultValue={value[end] ?? ''}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

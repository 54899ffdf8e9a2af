import { Link, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { ChipCheckbox } from '#app/ui/chip/chip.tsx';
import { describedBy, FieldErrors } from '#app/ui/field/field.tsx';
import { CloseIcon } from '#app/ui/icons/icons.tsx';
import { LABELS } from '#modules/catalogue/shared.ts';
import styles from './criteria-form.module.css';
import { CRITERION_FIELDS, type CriterionRow, type FieldName, UNITS } from './criterion-rows.ts';
import { FORM_PARAMETERS, FORM_SENT, rowParameter } from './search-address.ts';
import { LABEL_NAMES, searchText as text } from './text.ts';

type CriterionFieldsProps = {
  row: CriterionRow;
  place: number;
  rows: readonly CriterionRow[];
  questionsId: string;
  merchantsId: string;
};

/** The fields of one criterion, with a link that takes it away. */
export function CriterionFields(props: CriterionFieldsProps) {
  const { row, place, rows } = props;
  const { search } = useLocation();
  const { type, not, errors } = row;
  const name = text.names[type];
  const id = `criterion-${place}`;
  const others = rows.filter((_, other) => other !== place);
  return (
    <fieldset aria-describedby={errors[''] && `${id}-error`}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.fields}>
        <input type="hidden" name={rowParameter.type(place)} value={type} />
        {CRITERION_FIELDS[type].map((field) => (
          <RowField key={field} {...props} field={field} />
        ))}
        <ChipCheckbox name={rowParameter.not(place)} value="1" defaultChecked={not}>
          {text.not}
        </ChipCheckbox>
        <Link
          className={styles.remove}
          to={addressWith(search, { ...NONE, ...sentRows(others) })}
          title={text.remove(name)}
          preventScrollReset
        >
          <CloseIcon />
          <span className="visually-hidden">{text.remove(name)}</span>
        </Link>
      </div>
      <FieldErrors id={id} errors={errors[''] ? [errors['']] : null} />
    </fieldset>
  );
}

const NONE = Object.fromEntries(
  FORM_PARAMETERS.filter((name) => !['limit', 'prices'].includes(name)).map((name) => [name, null]),
);

/** The parameters that the form would send for some rows. */
function sentRows(rows: readonly CriterionRow[]): Record<string, string> {
  const parameters = rows.flatMap(({ type, not, values }, place) => [
    [rowParameter.type(place), type],
    ...(not ? [[rowParameter.not(place), '1']] : []),
    ...Object.entries(values).map(([name, value]) => [rowParameter.field(place, name), value]),
  ]);
  return { [FORM_SENT]: '1', ...Object.fromEntries(parameters) };
}

type RowFieldProps = CriterionFieldsProps & { field: FieldName };

function RowField({ row, place, field, questionsId, merchantsId }: RowFieldProps) {
  const { type, values, errors } = row;
  const name = rowParameter.field(place, field);
  const value = values[field] ?? '';
  const id = `criterion-${place}-${field}`;
  const found = errors[field] ? [errors[field]] : null;
  const control = { ...describedBy(id, found), name, defaultValue: value };
  if (field === 'description') {
    return (
      <ChipCheckbox name={name} value="on" defaultChecked={value !== ''}>
        {text.fields.description}
      </ChipCheckbox>
    );
  }
  return (
    <div className={styles.field} data-wide={WIDE.includes(field) || undefined}>
      <label htmlFor={id}>{labelOf(type, field)}</label>
      {field === 'label' && (
        <select {...control} defaultValue={value || 'any'}>
          <option value="any">{text.anyLabel}</option>
          {LABELS.map((label) => (
            <option key={label} value={label}>
              {LABEL_NAMES[label]}
            </option>
          ))}
        </select>
      )}
      {field === 'unit' && (
        <select {...control} defaultValue={value || 'd'}>
          {(Object.keys(UNITS) as (keyof typeof UNITS)[]).map((unit) => (
            <option key={unit} value={unit}>
              {text.units[unit]}
            </option>
          ))}
        </select>
      )}
      {(field === 'text' || field === 'question') && (
        <input
          {...control}
          type={field === 'text' ? 'search' : 'text'}
          maxLength={300}
          list={field === 'question' ? questionsId : undefined}
        />
      )}
      {NUMBERS.includes(field) && (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          list={field === 'merchant' ? merchantsId : undefined}
        />
      )}
      <FieldErrors id={id} errors={found} />
    </div>
  );
}

const WIDE: readonly FieldName[] = ['text', 'question', 'label'];
const NUMBERS: readonly FieldName[] = ['min', 'max', 'merchant', 'amount'];

function labelOf(type: CriterionRow['type'], field: Exclude<FieldName, 'description'>): string {
  const { fields } = text;
  if (type === 'AppearedInSessions') return fields.atLeast;
  if (type === 'Price') return field === 'min' ? fields.minPrice : fields.maxPrice;
  return fields[field];
}

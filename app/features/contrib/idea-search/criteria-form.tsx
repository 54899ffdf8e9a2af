import { Form, useLocation } from 'react-router';
import { addressWith, visitParameters } from '#app/ui/address/address.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ChipCheckbox, ChipLink } from '#app/ui/chip/chip.tsx';
import { useAutoSubmit } from '#app/ui/filter-form/use-auto-submit.ts';
import { CRITERIA_MAX, CRITERION_TYPES } from '#modules/moderation/idea-search/shared.ts';
import styles from './criteria-form.module.css';
import { CriterionFields } from './criterion-fields.tsx';
import type { CriterionRow, Question } from './criterion-rows.ts';
import { FORM_PARAMETERS, FORM_SENT, LIMITS } from './search-address.ts';
import { searchText as text } from './text.ts';

type CriteriaFormProps = {
  rows: readonly CriterionRow[];
  limit: number;
  hasPrices: boolean;
  /** Those that can be chosen. */
  questions: readonly Question[];
  merchants: readonly { id: number; name: string }[];
};

const QUESTIONS_ID = 'criteria-questions';
const MERCHANTS_ID = 'criteria-merchants';
const NONE = Object.fromEntries(FORM_PARAMETERS.map((name) => [name, null]));

/** The criteria of a search: a GET form, which with scripts submits itself as its fields change. */
export function CriteriaForm({ rows, limit, hasPrices, questions, merchants }: CriteriaFormProps) {
  const { search } = useLocation();
  const { version, ...onForm } = useAutoSubmit(FORM_PARAMETERS);
  return (
    <search aria-label={text.form}>
      <Form
        method="get"
        className={styles.form}
        // Rows are named by their place: where one is added or removed, their fields start anew.
        key={`${version}-${rows.length}`}
        noValidate
        {...onForm}
      >
        {visitParameters(search, FORM_PARAMETERS).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={FORM_SENT} value="1" />
        {rows.length > 0 && (
          <ul className={styles.rows} aria-label={text.criteria}>
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a criterion has no other name than its place.
              <li key={place} className={styles.row}>
                <CriterionFields
                  {...{ row, place, rows }}
                  questionsId={QUESTIONS_ID}
                  merchantsId={MERCHANTS_ID}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.options}>
          {rows.length < CRITERIA_MAX && (
            <label className={styles.option}>
              <span>{text.add}</span>
              <select name="add" defaultValue="">
                <option value="">{text.choose}</option>
                {CRITERION_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {text.names[type]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className={styles.option}>
            <span>{text.limit}</span>
            <select name="limit" defaultValue={limit}>
              {LIMITS.map((each) => (
                <option key={each} value={each}>
                  {text.limitOption(each)}
                </option>
              ))}
            </select>
          </label>
          <ChipCheckbox name="prices" value="1" defaultChecked={hasPrices}>
            {text.prices}
          </ChipCheckbox>
          <Button type="submit">{text.search}</Button>
          {rows.length > 0 && (
            <ChipLink to={addressWith(search, NONE)} preventScrollReset>
              {text.clear}
            </ChipLink>
          )}
        </div>
        <datalist id={QUESTIONS_ID}>
          {questions.map(({ id, content }) => (
            <option key={id} value={`${id} · ${content}`} />
          ))}
        </datalist>
        <datalist id={MERCHANTS_ID}>
          {merchants.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </datalist>
      </Form>
    </search>
  );
}

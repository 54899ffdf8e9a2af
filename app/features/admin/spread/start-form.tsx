import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field, SelectField } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { PostForm } from '#app/ui/form-page/form-page.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { formatNumber } from '#app/ui/text/format.ts';
import { SPREAD_DEFAULTS } from '#modules/engine/insight/shared.ts';
import { VALUES } from '../searches/text.ts';
import styles from './spread.module.css';
import { spreadText as text } from './text.ts';

const { price_min_cents, price_max_cents, sex, ...defaults } = SPREAD_DEFAULTS;
const DEFAULTS = {
  iterations: defaults.iterations,
  price_min: price_min_cents / 100,
  price_max: price_max_cents / 100,
  age: defaults.age,
  proba_answer_yes: defaults.proba_answer_yes,
  proba_answer_no: defaults.proba_answer_no,
};
const NUMBERS = [
  ['iterations', text.iterationsHint],
  ['price_min', undefined],
  ['price_max', undefined],
  ['age', undefined],
  ['proba_answer_yes', text.probaHint],
  ['proba_answer_no', undefined],
] as const;

type Name = keyof typeof DEFAULTS | 'sex';

/** Whom the next test simulates searches for. */
export function StartForm({ errors, typed }: FormReply<Partial<Record<Name, string>>>) {
  return (
    <PostForm>
      <FormErrors title={text.errors} errors={errors} />
      <div className={styles.fields}>
        {NUMBERS.map(([name, hint]) => (
          <Field
            key={name}
            id={name}
            name={name}
            label={text[name]}
            hint={hint}
            inputMode="decimal"
            defaultValue={typed[name] ?? formatNumber(DEFAULTS[name])}
            errors={errors[name]}
            required
          />
        ))}
        <SelectField
          id="sex"
          name="sex"
          label={text.sex}
          options={VALUES.gender}
          defaultValue={typed.sex ?? sex}
          errors={errors.sex}
        />
      </div>
      <div>
        <StaffButton type="submit">{text.submit}</StaffButton>
      </div>
    </PostForm>
  );
}

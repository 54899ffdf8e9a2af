import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field } from '#app/ui/field/field.tsx';
import { PostForm } from '#app/ui/form-page/form-page.tsx';
import { VersionField } from '#app/ui/form-page/version-field.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import styles from './crawl.module.css';
import { crawlText } from './text.ts';

const text = crawlText.auto;

/** How a site is crawled, as its form shows it. */
export type AutoValues = {
  merchant: number;
  /** Of the settings that are shown. */
  version: string;
  start_url: string;
  from: string;
  to: string;
  delay: string;
  budget: string;
  automatic: boolean;
  with_scripts: boolean;
  paused: boolean;
};

type AutoFieldsProps = {
  values: AutoValues;
  errors: FormReply['errors'];
  /** What was typed, where it was rejected. */
  typed: Partial<Record<string, string | string[]>> | null;
};

/** The settings of one site. */
export function AutoFields({ values, errors, typed }: AutoFieldsProps) {
  const shown = (name: 'start_url' | 'from' | 'to' | 'delay' | 'budget') => ({
    id: name,
    name,
    defaultValue: String(typed?.[name] ?? values[name]),
    errors: errors[name],
  });
  const isTicked = (name: 'automatic' | 'with_scripts' | 'paused') =>
    typed ? typed[name] === 'yes' : values[name];
  return (
    <PostForm>
      <div className={styles.form}>
        <input type="hidden" name="merchant" value={values.merchant} />
        <VersionField version={values.version} />
        <Field label={text.startUrl} inputMode="url" required {...shown('start_url')} />
        <fieldset>
          <legend>{text.hours}</legend>
          <div className={styles.row}>
            <Field
              label={text.hoursFrom}
              placeholder="00:00"
              maxLength={5}
              required
              {...shown('from')}
            />
            <Field
              label={text.hoursTo}
              placeholder="06:00"
              maxLength={5}
              required
              {...shown('to')}
            />
          </div>
        </fieldset>
        <div className={styles.row}>
          <Field label={text.delay} inputMode="numeric" required {...shown('delay')} />
          <Field label={text.budget} inputMode="numeric" required {...shown('budget')} />
        </div>
        {(['automatic', 'with_scripts', 'paused'] as const).map((name) => (
          <label key={name} className={styles.tick}>
            <input type="checkbox" name={name} value="yes" defaultChecked={isTicked(name)} />
            {text[name]}
          </label>
        ))}
        <div>
          <StaffButton type="submit">{text.save}</StaffButton>
        </div>
      </div>
    </PostForm>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

/** What is wrong with a field. */
export type Errors = readonly string[] | null | undefined;

/** Attributes that tie a control to its errors and its hint; spread them on the control. */
export function describedBy(id: string, errors: Errors, hint = false) {
  const ids = [hint && `${id}-hint`, errors?.length && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': errors?.length ? true : undefined,
    'aria-describedby': ids || undefined,
  } as const;
}

/** The errors of the field `id`, beside it. */
export function FieldErrors({ id, errors }: { id: string; errors: Errors }) {
  if (!errors?.length) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      {errors.join(' ')}
    </p>
  );
}

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: Errors;
};

/** A text input with its label above, its hint and its errors below. */
export function Field({ id, label, hint, errors, ...input }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input className={styles.input} {...input} {...describedBy(id, errors, Boolean(hint))} />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}

type LabelledProps<Tag extends 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'id'> &
  Pick<FieldProps, 'id' | 'label' | 'hint' | 'errors'>;

/** The same for a text of several lines. */
export function TextareaField({ id, label, hint, errors, ...input }: LabelledProps<'textarea'>) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        className={styles.input}
        rows={3}
        {...input}
        {...describedBy(id, errors, Boolean(hint))}
      />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}

/** Values with their labels; a list where their order is not that of keys, which puts numbers first. */
type Options =
  | Readonly<Record<string, string>>
  | readonly (readonly [value: string, label: string])[];

/** One of several options, by their labels. */
export function SelectField({
  id,
  label,
  hint,
  errors,
  options,
  ...input
}: LabelledProps<'select'> & { options: Options }) {
  const listed = Array.isArray(options) ? options : Object.entries(options);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select className={styles.input} {...input} {...describedBy(id, errors, Boolean(hint))}>
        {listed.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}

type EmailFieldProps = Omit<FieldProps, 'id' | 'name' | 'type' | 'required'>;

/** The one e-mail address that a form asks for, under the name `email`. */
export function EmailField(props: EmailFieldProps) {
  return <Field {...props} id="email" name="email" type="email" required />;
}

type FieldsetProps = Omit<ComponentProps<'fieldset'>, 'id'> & {
  id: string;
  legend: ReactNode;
  errors?: Errors;
};

/** Controls that belong together, under a title. The legend takes the focus when errors point to it. */
export function Fieldset({ id, legend, errors, children, ...rest }: FieldsetProps) {
  return (
    <fieldset id={id} aria-describedby={errors?.length ? `${id}-error` : undefined} {...rest}>
      <legend className={styles.legend} tabIndex={-1}>
        {legend}
      </legend>
      {children}
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}

type SummaryProps = {
  title: string;
  errors: readonly { id: string; message: string }[];
  ref?: React.Ref<HTMLDivElement>;
};

/** Every error of a form with a link to its field; the form moves the focus here. */
export function ErrorSummary({ title, errors, ref }: SummaryProps) {
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: a rejected form is shown with the focus on its errors, without scripts too.
    <div className={styles.summary} role="alert" tabIndex={-1} ref={ref} autoFocus>
      <p className={styles.summaryTitle}>{title}</p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

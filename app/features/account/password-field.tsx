import { type Errors, Field } from '#app/ui/field/field.tsx';
import { newPassword } from './text.ts';

/** The password of an account that there is already, under the name `password`. */
export function CurrentPasswordField({
  label,
  errors,
  autoFocus,
}: {
  label: string;
  errors: Errors;
  autoFocus?: boolean;
}) {
  return (
    <Field
      id="password"
      name="password"
      type="password"
      autoComplete="current-password"
      required
      autoFocus={autoFocus}
      label={label}
      errors={errors}
    />
  );
}

/** A password that is chosen; its name must contain `password`, so that it is never shown again. */
export function NewPasswordField({ name, errors }: { name: `${string}password`; errors: Errors }) {
  return (
    <Field
      id={name}
      name={name}
      type="password"
      autoComplete="new-password"
      required
      label={newPassword.label}
      hint={newPassword.hint}
      errors={errors}
    />
  );
}

import { type Errors, Field } from '#app/ui/field/field.tsx';

/** The password of an account that there is already, under the name `password`. */
export function CurrentPasswordField({ label, errors }: { label: string; errors: Errors }) {
  return (
    <Field
      id="password"
      name="password"
      type="password"
      autoComplete="current-password"
      required
      label={label}
      errors={errors}
    />
  );
}

import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { ChipCheckbox } from '#app/ui/chip/chip.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { merchantText as text } from './text.ts';

type IdentityProps = {
  typed: { name?: string; host?: string; affiliated?: string };
  errors: FormReply['errors'];
  /** Words of the button. */
  save: string;
};

/** Who a shop is: its name, its host, whether it pays. */
export function IdentityFields({ typed, errors, save }: IdentityProps) {
  return (
    <>
      <Field
        id="name"
        name="name"
        label={text.name}
        defaultValue={typed.name}
        errors={errors['name']}
      />
      <Field
        id="host"
        name="host"
        label={text.host}
        hint={text.hostHint}
        defaultValue={typed.host}
        errors={errors['host']}
        autoCapitalize="none"
        spellCheck={false}
      />
      <p>
        <ChipCheckbox name="affiliated" value="yes" defaultChecked={typed.affiliated === 'yes'}>
          {text.affiliatedField}
        </ChipCheckbox>
      </p>
      <p>
        <StaffButton type="submit" name="intent" value="identity">
          {save}
        </StaffButton>
      </p>
    </>
  );
}

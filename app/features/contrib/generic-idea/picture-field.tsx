import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field, Fieldset, SelectField } from '#app/ui/field/field.tsx';
import styles from './picture-field.module.css';
import { genericText as text } from './text.ts';
import { type NamedIcon, TEXT_ICON, type TypedTexts, textOf } from './typed.ts';

type PictureFieldProps = {
  typed: TypedTexts;
  errors: FormReply['errors'];
  icons: readonly NamedIcon[];
};

/** The picture: an icon among those proposed and found, or none, on a paper. The words of the idea choose unless a person does. */
export function PictureField({ typed, errors, icons }: PictureFieldProps) {
  const chosen = textOf(typed, 'icon');
  const isOffered = ['', TEXT_ICON, ...icons.map(({ icon }) => icon)].includes(chosen);
  const offered = isOffered ? icons : [{ icon: chosen, name: text.iconChosen }, ...icons];
  return (
    <Fieldset id="icon" legend={text.picture} errors={errors.icon}>
      <p className={styles.hint}>{text.pictureHint}</p>
      <div className={styles.icons}>
        <Choice value="" chosen={chosen} label={text.pictureAuto}>
          <span className={styles.words}>{text.pictureAuto}</span>
        </Choice>
        {offered.map(({ icon, name }) => (
          <Choice key={icon} value={icon} chosen={chosen} label={text.icon(name)}>
            {icon.split('+').map((each) => (
              <img key={each} src={`/contrib/icons/${each}`} alt="" width={48} height={48} />
            ))}
          </Choice>
        ))}
        <Choice value={TEXT_ICON} chosen={chosen} label={text.pictureNone}>
          <span className={styles.words}>{text.pictureNone}</span>
        </Choice>
      </div>
      <div className={styles.more}>
        <Field
          id="iconSearch"
          name="iconSearch"
          label={text.iconSearch}
          hint={text.iconSearchHint}
          defaultValue={textOf(typed, 'iconSearch')}
          autoComplete="off"
        />
        <SelectField
          id="pattern"
          name="pattern"
          label={text.pattern}
          options={text.patterns}
          defaultValue={textOf(typed, 'pattern')}
          errors={errors.pattern}
        />
      </div>
    </Fieldset>
  );
}

type ChoiceProps = { value: string; chosen: string; label: string; children: React.ReactNode };

function Choice({ value, chosen, label, children }: ChoiceProps) {
  return (
    <label className={styles.choice} title={label}>
      <input
        type="radio"
        className="covering-input"
        name="icon"
        value={value}
        defaultChecked={value === chosen}
        aria-label={label}
      />
      {children}
    </label>
  );
}

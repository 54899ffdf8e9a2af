import { Field, Fieldset } from '#app/ui/field/field.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { FORMS, type Form, type Subject } from '#modules/catalogue/shared.ts';
import { textField } from './field-names.ts';
import styles from './questions.module.css';
import { formText, subjectText, fieldsText as text } from './text.ts';

/** The sentence about a man first: the others follow from it. */
const SUBJECT_ORDER: readonly Subject[] = ['Male', 'Female', 'Couple', 'Others', 'Unknown'];

type FormTextsProps = {
  hint?: string;
  textOf: (subject: Subject, form: Form) => string;
  errors: Readonly<Record<string, readonly string[] | undefined>>;
};

/** The fifteen texts of a question, each to be corrected. */
export function FormTexts({ hint, textOf, errors }: FormTextsProps) {
  return (
    <Fieldset id="texts" legend={text.texts}>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.texts}>
        {SUBJECT_ORDER.map((subject) => (
          <div key={subject} className={styles.subject}>
            <h2>{subjectText[subject]}</h2>
            {FORMS.map((form) => {
              const name = textField(subject, form);
              return (
                <Field
                  key={name}
                  id={name}
                  name={name}
                  maxLength={300}
                  label={
                    <>
                      {formText[form]}
                      <VisuallyHidden>{`, ${subjectText[subject]}`}</VisuallyHidden>
                    </>
                  }
                  defaultValue={textOf(subject, form)}
                  errors={errors[name]}
                />
              );
            })}
          </div>
        ))}
      </div>
    </Fieldset>
  );
}

import { Form } from 'react-router';
import type { FormErrors as Errors } from '#app/shell/forms/form-reply.ts';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import type { EditedQuestion, QuestionText } from '#modules/catalogue/questions/index.server.ts';
import { CATEGORY_ORDER, type Category } from '#modules/catalogue/shared.ts';
import type { QuestionPlan } from '#modules/moderation/questions/index.server.ts';
import { textField } from './field-names.ts';
import { type EditedField, type FieldValues, fieldValues } from './field-values.ts';
import { FormTexts } from './form-texts.tsx';
import { Plan } from './plan.tsx';
import { QuestionFields } from './question-fields.tsx';
import styles from './questions.module.css';
import { RelationFields } from './relation-fields.tsx';
import { categoryText, fieldsText, enrichText as text } from './text.ts';

/** A form that was sent and not saved: what was typed, and what is wrong with it or what it would do. */
export type EnrichReply = {
  typed: Partial<Record<string, string | string[]>>;
  errors: Errors;
  /** The fields as they were when this was answered, and those among them that somebody else changed too. */
  shown: FieldValues;
  clashes: Partial<FieldValues>;
  plan: QuestionPlan | null;
  /** Names the plan, for the form that confirms it. */
  seen: string | null;
};

type EnrichFormProps = {
  question: EditedQuestion;
  texts: Readonly<Record<number, string>>;
  choices: readonly QuestionText[];
  reply: EnrichReply | null;
};

/** A question with its fifteen texts and its relations, to be changed. */
export function EnrichForm({ question, texts, choices, reply }: EnrichFormProps) {
  const { typed } = reply ?? { typed: null };
  const errors: Readonly<Record<string, string[] | undefined>> = reply?.errors ?? {};
  const shown = reply?.shown ?? fieldValues(question);
  const textOf = (name: EditedField) => {
    if (!typed) return shown[name];
    const value = typed[name];
    return typeof value === 'string' ? value : '';
  };
  // What somebody else changed meanwhile stands beside what was typed.
  const noteOf = (name: EditedField, inWords = (value: string) => value) => {
    const theirs = reply?.clashes[name];
    return theirs === undefined ? undefined : text.theirs(inWords(theirs));
  };
  return (
    // Another state of the question fills the fields anew.
    <Form
      key={JSON.stringify(shown)}
      method="post"
      className={styles.form}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="shown" value={JSON.stringify(shown)} readOnly />
      {reply?.seen && <input type="hidden" name="seen" value={reply.seen} readOnly />}
      <FormErrors title={fieldsText.summary} errors={reply?.errors ?? {}} />
      {reply?.plan && <Plan plan={reply.plan} texts={texts} />}
      <QuestionFields
        categories={CATEGORY_ORDER}
        typed={{
          category: textOf('category'),
          keywords: textOf('keywords'),
          allow_doubt: textOf('allow_doubt'),
        }}
        errors={errors}
        notes={{
          category: noteOf('category', (value) => categoryText[value as Category]),
          keywords: noteOf('keywords'),
          allow_doubt: noteOf('allow_doubt', (value) => (value ? text.yes : text.no)),
        }}
      />
      <FormTexts
        hint={text.textsHint}
        textOf={(subject, form) => textOf(textField(subject, form))}
        errors={errors}
        noteOf={(subject, form) => noteOf(textField(subject, form))}
      />
      <RelationFields
        id={question.id}
        relations={question.relations}
        texts={texts}
        choices={choices}
        typed={typed}
        errors={errors.other}
      />
      <footer className={styles.footer}>
        <StaffButton type="submit" name="step" value="preview">
          {text.preview}
        </StaffButton>
        <StaffButton type="submit" name="step" value="save">
          {text.save}
        </StaffButton>
      </footer>
    </Form>
  );
}

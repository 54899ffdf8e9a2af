import { Form } from 'react-router';
import type { FormErrors as Errors } from '#app/shell/forms/form-reply.ts';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { VersionField } from '#app/ui/form-page/version-field.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import type { EditedQuestion, QuestionText } from '#modules/catalogue/questions/index.server.ts';
import { CATEGORY_ORDER } from '#modules/catalogue/shared.ts';
import type { QuestionPlan } from '#modules/moderation/questions/index.server.ts';
import { Conflicts } from '../edit/conflicts.tsx';
import { FIRST, mergeTyped, writeFirst } from '../edit/merge-typed.ts';
import { textOf } from '../generic-idea/typed.ts';
import { textField } from './field-names.ts';
import { FormTexts } from './form-texts.tsx';
import { Plan } from './plan.tsx';
import { QuestionFields } from './question-fields.tsx';
import styles from './questions.module.css';
import { RelationFields } from './relation-fields.tsx';
import { fieldsText, enrichText as text } from './text.ts';
import { questionFieldLabel, questionFieldValue, typedOfQuestion } from './typed-question.ts';

/** A form that was sent and not saved: what was typed, and what is wrong with it or what it would do. */
export type EnrichReply = {
  typed: Partial<Record<string, string | string[]>>;
  errors: Errors;
  plan: QuestionPlan | null;
  /** Names the plan, for the form that confirms it. */
  seen: string | null;
};

type EnrichFormProps = {
  question: EditedQuestion;
  version: string;
  texts: Readonly<Record<number, string>>;
  choices: readonly QuestionText[];
  reply: EnrichReply | null;
};

/** A question with its fifteen texts and its relations, to be changed. */
export function EnrichForm({ question, version, texts, choices, reply }: EnrichFormProps) {
  const { typed } = reply ?? { typed: null };
  const errors: Readonly<Record<string, string[] | undefined>> = reply?.errors ?? {};
  const current = typedOfQuestion(question);
  const merged = typed ? mergeTyped(typed, current) : { values: current, conflicts: [], taken: [] };
  const typedIn = (name: string) => textOf(merged.values, name);
  return (
    // A question that changed meanwhile has other fields to show.
    <Form key={version} method="post" className={styles.form} noValidate preventScrollReset>
      <VersionField version={version} />
      <input type="hidden" name={FIRST} value={writeFirst(current)} readOnly />
      {reply?.seen && <input type="hidden" name="seen" value={reply.seen} readOnly />}
      <FormErrors title={fieldsText.summary} errors={reply?.errors ?? {}} />
      {reply?.plan && <Plan plan={reply.plan} texts={texts} />}
      <Conflicts merged={merged} labelOf={questionFieldLabel} wordsOf={questionFieldValue} />
      <QuestionFields
        categories={CATEGORY_ORDER}
        typed={{
          category: typedIn('category'),
          keywords: typedIn('keywords'),
          allow_doubt: typedIn('allow_doubt'),
        }}
        errors={errors}
      />
      <FormTexts textOf={(subject, form) => typedIn(textField(subject, form))} errors={errors} />
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

import { Form } from 'react-router';
import type { FormErrors as Errors } from '#app/shell/forms/form-reply.ts';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import type { EditedQuestion, QuestionText } from '#modules/catalogue/questions/index.server.ts';
import { CATEGORY_ORDER } from '#modules/catalogue/shared.ts';
import type { QuestionPlan } from '#modules/moderation/questions/index.server.ts';
import { textField } from './field-names.ts';
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
  const now: Readonly<Record<string, string>> = {
    category: question.category,
    keywords: question.keywords.join(', '),
    allow_doubt: question.allow_doubt ? 'on' : '',
  };
  const textOf = (name: string, stored: string) => {
    if (!typed) return stored;
    const value = typed[name];
    return typeof value === 'string' ? value : '';
  };
  // What somebody else changed meanwhile stands beside what was typed.
  const isOther = typed !== null && typed.version !== version;
  const noteOf = (name: string, stored: string, shown = stored) =>
    isOther && textOf(name, stored) !== stored ? text.theirs(shown) : undefined;
  return (
    <Form method="post" className={styles.form} noValidate preventScrollReset>
      <input type="hidden" name="version" value={version} readOnly />
      {reply?.seen && <input type="hidden" name="seen" value={reply.seen} readOnly />}
      <FormErrors title={fieldsText.summary} errors={reply?.errors ?? {}} />
      {reply?.plan && <Plan plan={reply.plan} texts={texts} />}
      <QuestionFields
        categories={CATEGORY_ORDER}
        typed={{
          category: textOf('category', now.category!),
          keywords: textOf('keywords', now.keywords!),
          allow_doubt: textOf('allow_doubt', now.allow_doubt!),
        }}
        errors={errors}
        notes={{
          category: noteOf('category', now.category!, categoryText[question.category]),
          keywords: noteOf('keywords', now.keywords!),
        }}
      />
      <FormTexts
        textOf={(subject, form) => textOf(textField(subject, form), question.forms[subject][form])}
        errors={errors}
        noteOf={(subject, form) => noteOf(textField(subject, form), question.forms[subject][form])}
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

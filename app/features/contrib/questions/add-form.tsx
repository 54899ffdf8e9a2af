import { useRef } from 'react';
import { Form, Link } from 'react-router';
import type { FormErrors as Errors } from '#app/shell/forms/form-reply.ts';
import { Field, Fieldset } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { CATEGORY_ORDER } from '#modules/catalogue/shared.ts';
import { type ChosenIdea, ChosenIdeas, IdeaSearch } from './chosen-ideas.tsx';
import { textField } from './field-names.ts';
import { FormTexts } from './form-texts.tsx';
import { QuestionFields } from './question-fields.tsx';
import styles from './questions.module.css';
import { fieldsText, addText as text } from './text.ts';
import { useProposals } from './use-proposals.ts';

/** A question that is being written. */
export type Draft = {
  typed: Partial<Record<string, string | string[]>>;
  errors: Errors;
  chosen: ChosenIdea[];
  found: { id: number; title: string }[] | null;
  similar: { id: number; content: string }[];
  /** `check` where the texts are shown before they are sent. */
  step: 'begin' | 'check';
};

const CATEGORIES = CATEGORY_ORDER.filter((category) => category !== 'Unknown');

/** The form of a new question. Its first button shows it again with texts, ideas and near-duplicates; the last one sends it. */
export function AddForm({ draft }: { draft: Draft }) {
  const { chosen, found, similar, step } = draft;
  const errors: Readonly<Record<string, string[] | undefined>> = draft.errors;
  const form = useRef<HTMLFormElement>(null);
  const { sentence, onChange, onSubmit } = useProposals(form, draft);
  const typed = (name: string) => {
    const value = draft.typed[name];
    return typeof value === 'string' ? value : '';
  };
  const field = (name: 'sentence' | 'theme' | 'female' | 'couple') => ({
    ...{ id: name, name, label: text[name], maxLength: 300, defaultValue: typed(name) },
    hint: text[`${name}Hint`],
    errors: errors[name],
  });
  return (
    <Form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      preventScrollReset
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <FormErrors title={fieldsText.summary} errors={draft.errors} />
      {step === 'check' && <p role="status">{text.check}</p>}
      <Fieldset id="statement" legend={text.statement}>
        <div className={styles.fields}>
          <Field {...field('sentence')} />
          {similar.length > 0 && (
            <div role="status" className={styles.similar}>
              <p>{text.similar}</p>
              <ul>
                {similar.map(({ id, content }) => (
                  <li key={id}>
                    <Link to={`/contrib/questions/enrich/${id}`}>{content}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <QuestionFields
            categories={CATEGORIES}
            typed={{
              category: typed('category') || 'TagSecondary',
              keywords: typed('keywords'),
              allow_doubt: draft.typed.sentence === undefined ? 'on' : typed('allow_doubt'),
            }}
            errors={errors}
          />
          <Field {...field('theme')} />
          <details open={Boolean(typed('female') || typed('couple'))}>
            <summary>{text.variants}</summary>
            <div className={styles.fields}>
              <Field {...field('female')} />
              <Field {...field('couple')} />
            </div>
          </details>
          <p className={styles.row}>
            <StaffButton type="submit" name="step" value="propose">
              {text.propose}
            </StaffButton>
            <StaffButton type="submit" name="again" value="1">
              {text.again}
            </StaffButton>
          </p>
        </div>
      </Fieldset>
      <FormTexts
        hint={fieldsText.textsHint}
        textOf={(subject, each) => typed(textField(subject, each))}
        errors={errors}
      />
      <Fieldset id="idea" legend={text.ideas} errors={errors.idea}>
        <IdeaSearch typed={typed('find')} found={found} />
        <ChosenIdeas chosen={chosen} />
      </Fieldset>
      <footer className={styles.footer}>
        <p role="status">{footerText(sentence, chosen.length)}</p>
        <StaffButton type="submit" name="step" value="save">
          {text.submit}
        </StaffButton>
      </footer>
    </Form>
  );
}

function footerText(sentence: string, chosen: number): string {
  if (sentence.trim() === '') return text.writeQuestion;
  return chosen === 0 ? text.pickIdeas : text.ready;
}

import { Form } from 'react-router';
import { Field, Fieldset, SelectField } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { VersionField } from '#app/ui/form-page/version-field.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import styles from './automated-answers.module.css';
import type { RuleReply, Typed } from './rule-page.server.ts';
import { RulePreview } from './rule-preview.tsx';
import { ANSWER_OPTIONS, GENDER_OPTIONS, ruleText as text } from './text.ts';

/** Empty lines for conditions, beside those that are filled in. */
const LINES = 3;
const CHOICES_ID = 'questions-to-choose';

type RuleFormProps = {
  /** What the fields hold before anything is typed. */
  stored: Typed | null;
  /** Of the rule that is changed; null for a new one. */
  version: string | null;
  choices: readonly string[];
  reply: RuleReply | undefined;
};

/** The form of a rule, with what it would have done where that was asked for. */
export function RuleForm({ stored, version, choices, reply }: RuleFormProps) {
  const typed = reply?.typed ?? stored ?? {};
  const errors: Readonly<Record<string, string[] | undefined>> = reply?.errors ?? {};
  const of = (name: string) => String([typed[name] ?? ''].flat()[0] ?? '');
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: of(name),
    errors: errors[name],
  });
  return (
    <Form key={version} method="post" className={styles.form} noValidate preventScrollReset>
      {version && <VersionField version={version} />}
      <FormErrors title={text.errors} errors={reply?.errors ?? {}} />
      {reply?.preview && <RulePreview {...reply.preview} />}
      <datalist id={CHOICES_ID}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
      <Fieldset id="what" className={styles.group} legend={text.what}>
        <div className={styles.pair}>
          <Field
            {...field('question')}
            label={text.question}
            hint={text.questionHint}
            list={CHOICES_ID}
            maxLength={500}
            autoComplete="off"
          />
          <SelectField
            {...field('answer')}
            label={text.answer}
            options={{ '': text.choose, ...ANSWER_OPTIONS }}
          />
        </div>
      </Fieldset>
      <Fieldset id="when" className={styles.group} legend={text.when}>
        <p className={styles.hint}>{text.whenHint}</p>
        <div className={styles.pair}>
          <SelectField
            {...field('gender')}
            label={text.gender}
            options={{ '': text.any, ...GENDER_OPTIONS }}
          />
          <SelectField
            {...field('occasion')}
            label={text.occasion}
            options={{ '': text.any, ...text.occasions }}
          />
          <Field {...field('age_min')} label={text.ageMin} inputMode="numeric" />
          <Field {...field('age_max')} label={text.ageMax} inputMode="numeric" />
          <Field {...field('budget_min')} label={text.budgetMin} inputMode="decimal" />
          <Field {...field('budget_max')} label={text.budgetMax} inputMode="decimal" />
        </div>
        <Field {...field('hint_words')} label={text.hintWords} hint={text.hintWordsHint} />
      </Fieldset>
      <Conditions typed={typed} errors={errors['condition']} />
      <p className={styles.row}>
        <StaffButton type="submit" name="step" value="preview">
          {text.preview}
        </StaffButton>
        <StaffButton type="submit" name="step" value="save">
          {text.save}
        </StaffButton>
      </p>
    </Form>
  );
}

function Conditions({ typed, errors }: { typed: Typed; errors: string[] | undefined }) {
  const questions = [typed['condition'] ?? []].flat();
  const answers = [typed['condition_answer'] ?? []].flat();
  const filled = questions.filter((question) => question !== '').length;
  const lines = Array.from(
    { length: Math.max(questions.length, filled + LINES) },
    (_, line) => line,
  );
  return (
    <Fieldset id="condition" className={styles.group} legend={text.conditions} errors={errors}>
      {lines.map((line) => (
        <div key={line} className={styles.pair}>
          <Field
            id={`condition-${line}`}
            name="condition"
            label={text.condition}
            defaultValue={questions[line] ?? ''}
            list={CHOICES_ID}
            maxLength={500}
            autoComplete="off"
          />
          <SelectField
            id={`condition-answer-${line}`}
            name="condition_answer"
            label={text.conditionAnswer}
            defaultValue={answers[line] ?? 'yes'}
            options={{ yes: text.yes, no: text.no }}
          />
        </div>
      ))}
    </Fieldset>
  );
}

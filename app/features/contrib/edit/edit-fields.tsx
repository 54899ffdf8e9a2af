import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field, Fieldset, TextareaField } from '#app/ui/field/field.tsx';
import { formatNumber } from '#app/ui/text/format.ts';
import { CATEGORY_ORDER } from '#modules/catalogue/shared.ts';
import type { Contribution } from '#modules/moderation/contributions/index.server.ts';
import { genericFieldLabel, genericFieldValue } from '../generic-idea/field-words.ts';
import { GenericIdeaFields, typedOf } from '../generic-idea/fields.tsx';
import type { TypedTexts } from '../generic-idea/typed.ts';
import { textField } from '../questions/field-names.ts';
import { FormTexts } from '../questions/form-texts.tsx';
import { QuestionFields } from '../questions/question-fields.tsx';
import questionStyles from '../questions/questions.module.css';
import {
  questionFieldLabel,
  questionFieldValue,
  typedOfQuestion,
} from '../questions/typed-question.ts';
import { Clashes } from './clashes.tsx';
import type { DraftTitles } from './draft-titles.server.ts';
import styles from './edit.module.css';
import { FIRST, mergeTyped, writeFirst } from './merge-typed.ts';
import { draftText, editText as text } from './text.ts';

type EditFieldsProps = {
  contribution: Contribution;
  /** What was typed and rejected; empty at first. */
  typed: TypedTexts;
  errors: FormReply['errors'];
  icons: readonly string[];
  titles: DraftTitles;
};

/** The fields of a contribution of any kind; what somebody else changed meanwhile is merged with what was typed. */
export function EditFields({ contribution, typed, ...rest }: EditFieldsProps) {
  const current = typedOfDraft(contribution);
  const isTyped = Object.keys(typed).length > 0;
  const merged = isTyped ? mergeTyped(typed, current) : { values: current, clashes: [], taken: [] };
  return (
    <>
      <input type="hidden" name={FIRST} value={writeFirst(current)} />
      <Clashes merged={merged} {...WORDS[contribution.kind]} />
      <KindFields contribution={contribution} typed={merged.values} {...rest} />
    </>
  );
}

/** Fields and what they hold, in words. */
const WORDS = {
  generic_idea: { labelOf: genericFieldLabel, wordsOf: genericFieldValue },
  merchant_idea: {
    labelOf: (name: string) => MERCHANT_LABELS[name] ?? name,
    wordsOf: (_: string, value: string) => value,
  },
  question: { labelOf: questionFieldLabel, wordsOf: questionFieldValue },
};

const { title, description, price } = text;
const MERCHANT_LABELS: Readonly<Record<string, string>> = { title, description, price };

function KindFields({ contribution, typed: shown, errors, icons, titles }: EditFieldsProps) {
  if (contribution.kind === 'generic_idea') {
    return <GenericIdeaFields typed={shown} errors={errors} icons={icons} />;
  }
  const textOf = (name: string) => [shown[name] ?? ''].flat()[0] ?? '';
  if (contribution.kind === 'merchant_idea') {
    const field = (name: string) => ({
      ...{ id: name, name, defaultValue: textOf(name), errors: errors[name] },
    });
    return (
      <>
        <Field {...field('title')} label={text.title} />
        <TextareaField {...field('description')} label={text.description} />
        <Field {...field('price')} label={text.price} inputMode="decimal" />
      </>
    );
  }
  const ideas = contribution.draft.ideas.filter(({ idea_id }) => idea_id in titles.ideas);
  return (
    <div className={questionStyles.form}>
      <QuestionFields
        categories={CATEGORY_ORDER}
        typed={{
          category: textOf('category'),
          keywords: textOf('keywords'),
          allow_doubt: textOf('allow_doubt'),
        }}
        errors={errors}
      />
      <FormTexts textOf={(subject, form) => textOf(textField(subject, form))} errors={errors} />
      {ideas.length > 0 && (
        <Fieldset id="idea" legend={text.ideas} errors={errors.idea}>
          <p className={styles.hint}>{text.ideasHint}</p>
          {ideas.map(({ idea_id, label }) => (
            <label key={idea_id} className={styles.tick}>
              <input
                type="checkbox"
                name="idea"
                value={idea_id}
                defaultChecked={[shown.idea ?? []].flat().includes(String(idea_id))}
              />
              {draftText.label(titles.ideas[idea_id] ?? '', label)}
            </label>
          ))}
        </Fieldset>
      )}
    </div>
  );
}

function typedOfDraft({ kind, draft }: Contribution): TypedTexts {
  if (kind === 'generic_idea') return typedOf(draft);
  if (kind === 'merchant_idea') {
    const { title, description, price_cents } = draft;
    return {
      ...{ title, description },
      price: price_cents === null ? '' : formatNumber(price_cents / 100),
    };
  }
  return { ...typedOfQuestion(draft), idea: draft.ideas.map(({ idea_id }) => String(idea_id)) };
}

import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field, TextareaField } from '#app/ui/field/field.tsx';
import { formatNumber } from '#app/ui/text/format.ts';
import type {
  Contribution,
  PendingChange,
} from '#modules/moderation/contributions/index.server.ts';
import { genericFieldLabel, genericFieldValue } from '../generic-idea/field-words.ts';
import { GenericIdeaFields, typedOf } from '../generic-idea/fields.tsx';
import type { NamedIcon, TypedTexts } from '../generic-idea/typed.ts';
import {
  questionFieldLabel,
  questionFieldValue,
  typedOfQuestion,
} from '../questions/typed-question.ts';
import { ConflictingFields } from './conflicting-fields.tsx';
import { Conflicts } from './conflicts.tsx';
import { relationsOf } from './draft-relations.ts';
import type { DraftTitles } from './draft-titles.server.ts';
import { FIRST, mergeTyped, writeFirst } from './merge-typed.ts';
import { QuestionEditFields } from './question-edit-fields.tsx';
import { editText as text } from './text.ts';

type EditFieldsProps = {
  contribution: Contribution;
  /** What was typed and rejected; empty at first. */
  typed: TypedTexts;
  errors: FormReply['errors'];
  icons: readonly NamedIcon[];
  titles: DraftTitles;
  /** Of a change of a question that is not accepted: its fields are those of the question of now, changed. */
  pending: PendingChange | null;
};

/** The fields of a contribution of any kind; what somebody else changed meanwhile is merged with what was typed. */
export function EditFields(props: EditFieldsProps) {
  const { pending, typed, ...rest } = props;
  const contribution = pending
    ? { ...(props.contribution as Contribution<'question'>), draft: pending.draft }
    : props.contribution;
  const current = typedOfDraft(contribution);
  const isTyped = Object.keys(typed).length > 0;
  const merged = isTyped
    ? mergeTyped(typed, current)
    : { values: current, conflicts: [], taken: [] };
  return (
    <>
      <input type="hidden" name={FIRST} value={writeFirst(current)} />
      {pending && (
        <>
          <input type="hidden" name="question" value={pending.version} />
          <ConflictingFields pending={pending} shown={merged.values} />
        </>
      )}
      <Conflicts merged={merged} {...wordsOf(contribution.kind, props.icons)} />
      <KindFields {...rest} contribution={contribution} typed={merged.values} />
    </>
  );
}

/** Fields and what they hold, in words. */
function wordsOf(kind: Contribution['kind'], icons: readonly NamedIcon[]) {
  if (kind === 'question') return { labelOf: questionFieldLabel, wordsOf: questionFieldValue };
  if (kind === 'generic_idea') {
    const inWords = (name: string, value: string) => genericFieldValue(name, value, icons);
    return { labelOf: genericFieldLabel, wordsOf: inWords };
  }
  return {
    labelOf: (name: string) => MERCHANT_LABELS[name] ?? name,
    wordsOf: (_: string, value: string) => value,
  };
}

const { title, description, price } = text;
const MERCHANT_LABELS: Readonly<Record<string, string>> = { title, description, price };

type KindFieldsProps = Omit<EditFieldsProps, 'pending'>;

function KindFields({ contribution, typed: shown, errors, icons, titles }: KindFieldsProps) {
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
  const { draft } = contribution;
  return <QuestionEditFields {...{ draft, shown, errors, titles }} />;
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
  return {
    ...typedOfQuestion(draft),
    idea: draft.ideas.map(({ idea_id }) => String(idea_id)),
    relation: relationsOf(draft).added.map(({ value }) => value),
  };
}

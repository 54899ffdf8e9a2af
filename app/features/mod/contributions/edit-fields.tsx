import { GenericIdeaFields, typedOf } from '#app/features/contrib/index.ts';
import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field, SelectField, TextareaField } from '#app/ui/field/field.tsx';
import { formatNumber } from '#app/ui/text/format.ts';
import { FORMS, SUBJECTS } from '#modules/catalogue/shared.ts';
import type { Contribution } from '#modules/moderation/contributions/index.server.ts';
import { CATEGORY_TEXT, editText as text } from '../text.ts';
import styles from './queue.module.css';

type Typed = Partial<Record<string, string | string[]>>;

type EditFieldsProps = {
  contribution: Contribution;
  /** What was typed and rejected; empty at first. */
  typed: Typed;
  errors: FormReply['errors'];
  icons: readonly string[];
};

/** The fields of a contribution of any kind. */
export function EditFields({ contribution, typed, errors, icons }: EditFieldsProps) {
  const shown = Object.keys(typed).length > 0 ? typed : typedOfDraft(contribution);
  if (contribution.kind === 'generic_idea') {
    return <GenericIdeaFields typed={shown} errors={errors} icons={icons} />;
  }
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: [shown[name] ?? ''].flat()[0] ?? '',
    errors: errors[name],
  });
  if (contribution.kind === 'merchant_idea') {
    return (
      <>
        <Field {...field('title')} label={text.titleField} />
        <TextareaField {...field('description')} label={text.description} />
        <Field {...field('price')} label={text.price} inputMode="decimal" />
      </>
    );
  }
  return (
    <>
      <Field {...field('content')} label={text.question} />
      <SelectField {...field('category')} label={text.category} options={CATEGORY_TEXT} />
      <TextareaField {...field('keywords')} label={text.keywords} />
      <label className={styles.tick} data-line>
        <input type="checkbox" name="allow_doubt" defaultChecked={'allow_doubt' in shown} />
        {text.doubt}
      </label>
      <TextareaField
        {...field('forms')}
        label={text.forms}
        hint={text.formsHint}
        rows={SUBJECTS.length * FORMS.length}
      />
    </>
  );
}

function typedOfDraft({ kind, draft }: Contribution): Typed {
  if (kind === 'generic_idea') return typedOf(draft);
  if (kind === 'merchant_idea') {
    const { title, description, price_cents } = draft;
    return {
      ...{ title, description },
      price: price_cents === null ? '' : formatNumber(price_cents / 100),
    };
  }
  const { content, category, keywords, allow_doubt, forms } = draft;
  return {
    ...{ content, category },
    keywords: keywords.join('\n'),
    ...(allow_doubt && { allow_doubt: 'on' }),
    forms: SUBJECTS.flatMap((subject) => FORMS.map((form) => forms[subject][form])).join('\n'),
  };
}

import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field, SelectField, TextareaField } from '#app/ui/field/field.tsx';
import { formatNumber } from '#app/ui/text/format.ts';
import type { GenericIdeaDraft } from '#modules/moderation/contributions/index.server.ts';
import type { PreviewedIdea } from '../idea-preview.tsx';
import { PictureField } from './picture-field.tsx';
import { AgeRange, PriceRange } from './ranges.tsx';
import { genericText as text } from './text.ts';
import { type NamedIcon, type TypedTexts, textOf } from './typed.ts';

/** What is typed in the fields of a draft. */
export function typedOf(draft: GenericIdeaDraft): TypedTexts {
  const { priceMinCents, priceMaxCents, ageMin, ageMax, image, labels = [], ...rest } = draft;
  const [icon = '', pattern = ''] = image.split('.');
  return {
    ...{ ...rest, icon, pattern },
    ageMin: String(ageMin),
    ageMax: String(ageMax),
    priceMin: formatNumber(priceMinCents / 100),
    priceMax: formatNumber(priceMaxCents / 100),
    labels: labels.map(({ question_id, label }) => `${question_id}:${label}`),
  };
}

type FieldsProps = {
  typed: TypedTexts;
  errors: FormReply['errors'];
  /** Icons that it has, that its words propose, and those that were searched for. */
  icons: readonly NamedIcon[];
};

/** The fields of a generic idea, within a form of the caller. */
export function GenericIdeaFields({ typed, errors, icons }: FieldsProps) {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: textOf(typed, name),
    errors: errors[name],
  });
  return (
    <>
      <Field {...field('title')} label={text.title} hint={text.titleHint} autoComplete="off" />
      <TextareaField {...field('content')} label={text.content} hint={text.contentHint} />
      <TextareaField
        {...field('description')}
        label={text.description}
        hint={text.descriptionHint}
        rows={2}
      />
      <SelectField {...field('gender')} label={text.gender} options={text.genders} />
      <AgeRange typed={typed} errors={errors} />
      <PriceRange typed={typed} errors={errors} />
      <PictureField typed={typed} errors={errors} icons={icons} />
    </>
  );
}

/** What visitors would see of a draft; the catalogue shows the middle of its prices the same way. */
export function previewOf(draft: GenericIdeaDraft): PreviewedIdea {
  const { title, description, content, image, priceMinCents, priceMaxCents } = draft;
  const price = Math.round((priceMinCents + priceMaxCents) / 2);
  const prices = { price, price_min: priceMinCents, price_max: priceMaxCents };
  return { title, description, content, image, ...prices };
}

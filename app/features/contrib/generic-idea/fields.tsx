import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field, Fieldset, SelectField, TextareaField } from '#app/ui/field/field.tsx';
import { formatNumber } from '#app/ui/text/format.ts';
import type { GenericIdeaDraft } from '#modules/moderation/contributions/index.server.ts';
import type { PreviewedIdea } from '../idea-preview.tsx';
import styles from './generic-idea.module.css';
import { genericText as text } from './text.ts';
import { TEXT_PICTURE } from './typed.ts';

/** A picture to choose: its file name, and the idea of the catalogue that has it. */
export type PictureChoice = { image: string; title: string };

/** What is typed in the fields of a draft. */
export function typedOf(draft: GenericIdeaDraft): Record<string, string> {
  const { priceMinCents, priceMaxCents, ageMin, ageMax, ...rest } = draft;
  return {
    ...rest,
    ageMin: String(ageMin),
    ageMax: String(ageMax),
    priceMin: formatNumber(priceMinCents / 100),
    priceMax: formatNumber(priceMaxCents / 100),
  };
}

type FieldsProps = {
  typed: Partial<Record<string, string | string[]>>;
  errors: FormReply['errors'];
  pictures: readonly PictureChoice[];
};

/** The fields of a generic idea, within a form of the caller. */
export function GenericIdeaFields({ typed, errors, pictures }: FieldsProps) {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: [typed[name] ?? ''].flat()[0] ?? '',
    errors: errors[name],
  });
  return (
    <>
      <Field {...field('title')} label={text.title} hint={text.titleHint} />
      <TextareaField {...field('content')} label={text.content} hint={text.contentHint} />
      <TextareaField
        {...field('description')}
        label={text.description}
        hint={text.descriptionHint}
        rows={2}
      />
      <SelectField {...field('gender')} label={text.gender} options={text.genders} />
      <Fieldset id="ages" legend={text.ages} className={styles.range}>
        <Field {...field('ageMin')} label={text.ageMin} inputMode="numeric" />
        <Field {...field('ageMax')} label={text.ageMax} inputMode="numeric" />
      </Fieldset>
      <Fieldset id="prices" legend={text.prices} className={styles.range}>
        <Field {...field('priceMin')} label={text.priceMin} inputMode="decimal" />
        <Field {...field('priceMax')} label={text.priceMax} inputMode="decimal" />
      </Fieldset>
      <PictureField
        chosen={field('image').defaultValue}
        errors={errors.image}
        pictures={pictures}
      />
    </>
  );
}

type PictureFieldProps = {
  chosen: string;
  errors: readonly string[] | undefined;
  pictures: readonly PictureChoice[];
};

function PictureField({ chosen, errors, pictures }: PictureFieldProps) {
  const choices = [...pictures, { image: TEXT_PICTURE, title: '' }];
  const known = choices.some(({ image }) => image === chosen);
  const shown = known || chosen === '' ? choices : [{ image: chosen, title: '' }, ...choices];
  return (
    <Fieldset id="image" legend={text.picture} errors={errors}>
      <p className={styles.hint}>{text.pictureHint}</p>
      <div className={styles.pictures}>
        {shown.map(({ image, title }) => (
          <label key={image} className={styles.picture}>
            <input
              type="radio"
              className="covering-input"
              name="image"
              value={image}
              defaultChecked={image === (chosen || TEXT_PICTURE)}
            />
            <img src={`/img/${image}`} alt="" width={96} height={96} loading="lazy" />
            <span className="visually-hidden">
              {title ? text.pictureOf(title) : image === TEXT_PICTURE ? text.pictureNone : image}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

/** What visitors would see of a draft; the catalogue shows the middle of its prices the same way. */
export function previewOf(draft: GenericIdeaDraft): PreviewedIdea {
  const { title, description, content, image, priceMinCents, priceMaxCents } = draft;
  const price = Math.round((priceMinCents + priceMaxCents) / 2);
  const prices = { price, price_min: priceMinCents, price_max: priceMaxCents };
  return { title, description, content, image, ...prices };
}

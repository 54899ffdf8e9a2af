import { Form } from 'react-router';
import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { SelectField } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { VersionField } from '#app/ui/form-page/version-field.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import type { ShownFeed } from '#modules/catalogue/feeds/index.server.ts';
import { FEED_FIELDS } from '#modules/catalogue/feeds/shared.ts';
import { formatPrice } from '#modules/catalogue/shared.ts';
import styles from './flows.module.css';
import { flowText } from './text.ts';

const text = flowText.mapping;

type MappingFormProps = Pick<ShownFeed, 'columns' | 'mapping' | 'version'> & {
  errors: FormReply['errors'];
  typed: Readonly<Record<string, string | string[] | undefined>>;
};

/** Which column each field is read from: tried by a GET, which shows the first rows so, and confirmed by a post. */
export function MappingForm({ columns, mapping, version, errors, typed }: MappingFormProps) {
  if (columns.length === 0) return <p>{text.unread}</p>;
  const options = Object.fromEntries([
    ['', text.none],
    ...[...new Set(columns)].filter(Boolean).map((name) => [name, name]),
  ]);
  return (
    // What is tried is another page, whose controls have other values from the beginning.
    <Form method="get" key={JSON.stringify(mapping)} className={styles.mapping} preventScrollReset>
      <FormErrors title={text.incomplete} errors={errors} />
      <VersionField version={version} />
      <div className={styles.fields}>
        {FEED_FIELDS.map((field) => (
          <SelectField
            key={field}
            id={field}
            name={field}
            label={text.fields[field]}
            options={options}
            defaultValue={typed[field] ?? mapping[field] ?? ''}
            errors={errors[field]}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <StaffButton type="submit">{text.preview}</StaffButton>
        <StaffButton type="submit" formMethod="post" name="do" value="map">
          {text.confirm}
        </StaffButton>
      </div>
    </Form>
  );
}

type Product = ShownFeed['sample'][number];

/** The first rows of a file, as they would look as ideas. */
export function SampleIdeas({ sample }: { sample: readonly Product[] }) {
  return (
    <ol className={styles.sample}>
      {sample.map((product, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place.
        <li key={i} className={styles.idea}>
          <p className={styles.ideaTitle}>{product.title ?? flowText.sample.noTitle}</p>
          <p>{priceText(product)}</p>
          <p>{stockText(product.available)}</p>
          {product.description && <p className={styles.description}>{product.description}</p>}
          <p className={styles.page}>{product.url || flowText.sample.noPage}</p>
        </li>
      ))}
    </ol>
  );
}

function priceText({ priceCents, listPriceCents, currency }: Product): string {
  const { noPrice, wrongPrice, insteadOf } = flowText.sample;
  if (priceCents === null) return noPrice;
  // NaN is null once it was sent.
  if (!Number.isInteger(priceCents)) return wrongPrice;
  const price =
    currency === null || currency === 'EUR'
      ? formatPrice(priceCents)
      : `${priceCents / 100} ${currency}`;
  return listPriceCents ? `${price} (${insteadOf(formatPrice(listPriceCents))})` : price;
}

function stockText(available: boolean | null): string {
  if (available === null) return flowText.sample.unknown;
  return available ? flowText.sample.available : flowText.sample.unavailable;
}

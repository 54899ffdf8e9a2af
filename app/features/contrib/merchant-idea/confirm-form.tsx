import { Picture } from '#app/features/idea/index.ts';
import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field, TextareaField } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { PostForm } from '#app/ui/form-page/form-page.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { LIMITS } from '#modules/moderation/contributions/shared.ts';
import type { OwnProductPage } from '#modules/moderation/product-pages/index.server.ts';
import type { PageProduct } from '#modules/moderation/product-pages/shared.ts';
import boxStyles from '../box.module.css';
import styles from './merchant-idea.module.css';
import { pageText as text } from './text.ts';

type Props = {
  path: string;
  page: Pick<OwnProductPage, 'url' | 'isNewShop'>;
  product: PageProduct;
  reply: FormReply<{
    title: string;
    description?: string;
    price?: string;
    available?: string;
    with_picture?: string;
  }>;
};

/** What was read of a product, to be corrected and proposed. */
export function ConfirmForm({ path, page, product, reply: { errors, typed } }: Props) {
  const wasSent = typed.title !== undefined;
  const isEuro = product.currency === null || product.currency === 'EUR';
  const price = isEuro ? inEuros(product.price_cents) : '';
  return (
    <div className={boxStyles.box}>
      <p className={styles.source}>
        {text.source} <span>{page.url}</span>
      </p>
      {page.isNewShop && <p>{text.newShop}</p>}
      <PostForm action={path}>
        <FormErrors title={text.summary} errors={errors} />
        <Field
          id="title"
          name="title"
          required
          maxLength={LIMITS.title}
          label={text.name.label}
          defaultValue={typed.title ?? (product.title ?? '').slice(0, LIMITS.title)}
          errors={errors.title}
        />
        <TextareaField
          id="description"
          name="description"
          rows={4}
          label={text.description.label}
          hint={text.description.hint}
          defaultValue={
            typed.description ?? (product.description ?? '').slice(0, LIMITS.description)
          }
          errors={errors.description}
        />
        <Field
          id="price"
          name="price"
          inputMode="decimal"
          label={text.price.label}
          hint={isEuro ? text.price.hint : text.otherCurrency(product.currency ?? '')}
          defaultValue={typed.price ?? price}
          errors={errors.price}
        />
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="available"
            value="1"
            defaultChecked={wasSent ? Boolean(typed.available) : product.available !== false}
          />
          {text.available}
        </label>
        {product.available === null && <p className={styles.hint}>{text.unknownStock}</p>}
        {product.image ? (
          <label className={styles.tick}>
            <input
              type="checkbox"
              name="with_picture"
              value="1"
              defaultChecked={wasSent ? Boolean(typed.with_picture) : true}
            />
            {text.picture}
            <Picture className={styles.picture} image={product.image} width={120} height={120} />
          </label>
        ) : (
          <p className={styles.hint}>
            {product.image_reason} {text.noPicture}
          </p>
        )}
        <StaffButton type="submit">{text.submit}</StaffButton>
      </PostForm>
    </div>
  );
}

function inEuros(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',').replace(',00', '');
}

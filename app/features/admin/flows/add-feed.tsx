import type { FormReply } from '#app/shell/forms/form-reply.ts';
import { Field, SelectField } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { PostForm } from '#app/ui/form-page/form-page.tsx';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { FEED_NAME_MAX, FEED_URL_MAX } from '#modules/catalogue/feeds/shared.ts';
import styles from './flows.module.css';
import { flowsText as text } from './text.ts';

type AddFeedProps = {
  merchants: readonly { id: number; name: string }[];
  /** The one whose feeds are shown. */
  chosen: { id: number } | null;
  reply: {
    errors: FormReply['errors'];
    typed: { merchant?: string; name?: string; url?: string };
  };
};

/** One more product file. */
export function AddFeed({ merchants, chosen, reply: { errors, typed } }: AddFeedProps) {
  return (
    <section className={styles.box} aria-labelledby="add">
      <h2 id="add">{text.add.title}</h2>
      {merchants.length === 0 ? (
        <p>{text.add.noMerchants}</p>
      ) : (
        <PostForm>
          <FormErrors title={text.add.errorsTitle} errors={errors} />
          <SelectField
            id="merchant"
            name="merchant"
            label={text.add.merchant}
            options={Object.fromEntries(merchants.map(({ id, name }) => [id, name]))}
            defaultValue={typed.merchant ?? chosen?.id.toString()}
            errors={errors['merchant']}
          />
          <Field
            id="name"
            name="name"
            label={text.add.name}
            hint={text.add.nameHint}
            defaultValue={typed.name}
            maxLength={FEED_NAME_MAX}
            errors={errors['name']}
          />
          <Field
            id="url"
            name="url"
            type="url"
            label={text.add.url}
            hint={text.add.urlHint}
            defaultValue={typed.url}
            maxLength={FEED_URL_MAX}
            errors={errors['url']}
          />
          <div>
            <StaffButton type="submit">{text.add.submit}</StaffButton>
          </div>
        </PostForm>
      )}
    </section>
  );
}

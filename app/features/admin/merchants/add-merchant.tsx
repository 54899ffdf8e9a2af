import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { STEP } from '#app/ui/address/address.ts';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/add-merchant.ts';
import { IdentityFields } from './identity-fields.tsx';
import { addForm } from './merchant-forms.server.ts';
import styles from './merchants.module.css';
import { merchantText, merchantsText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.add });

export async function action(args: Route.ActionArgs) {
  return await handlePost(addForm, args, ({ id }) =>
    redirect(`/admin/merchants/${id}?${STEP.done}=added`, 303),
  );
}

/** A new shop. */
export default function AddMerchant({ actionData }: Route.ComponentProps) {
  const { errors, typed } = actionData ?? NO_REPLY;
  return (
    <AdminPage title={text.add} crumbs={[{ to: '/admin/merchants', label: text.title }]}>
      <FormErrors title={merchantText.errors} errors={errors} />
      <form method="post" className={styles.form} noValidate>
        <IdentityFields typed={typed} errors={errors} save={text.add} />
      </form>
    </AdminPage>
  );
}

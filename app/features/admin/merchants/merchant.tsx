import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { type FormReply, NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { revalidateStaleForm } from '#app/shell/forms/stale-form.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { isConfirmed } from '#app/ui/confirm/confirmed.ts';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { VersionField } from '#app/ui/form-page/version-field.tsx';
import { KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import { DoneNotice, doneValue } from '#app/ui/undo-notice/done-notice.tsx';
import { AdminPage } from '../admin-page.tsx';
import { formatPercent } from '../format.ts';
import type { Route } from './+types/merchant.ts';
import { IdentityFields } from './identity-fields.tsx';
import { mergeForm, stateForm } from './merchant-forms.server.ts';
import { askedMerchant, loadMerchant } from './merchant-page.server.ts';
import styles from './merchants.module.css';
import { AffiliateSection, MergeSection, StateSection, TitleSection } from './sections.tsx';
import { merchantsText, merchantText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export async function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  return await loadMerchant(params.id, searchParams);
}

export const shouldRevalidate = revalidateStaleForm;

export async function action({ params, url, ...args }: Route.ActionArgs) {
  const { id, name } = await askedMerchant(params.id);
  const form = await readFormData(args.request);
  const back = (changes: Parameters<typeof addressWith>[1]) =>
    redirect(url.pathname + addressWith(url.search, { suffixes: null, ...changes }), 303);
  const into = form.get('into');
  if (typeof into === 'string') {
    const confirm = `merge-${into}`;
    if (!isConfirmed(form, confirm)) return back({ into, [STEP.confirm]: confirm });
    const done = () => redirect(`/admin/merchants/${Number(into)}?${STEP.done}=merged`, 303);
    return await handlePost(mergeForm, { ...args, form }, done, { id, name });
  }
  if (form.get('intent') === 'retire' && !isConfirmed(form, 'retire')) {
    return back({ [STEP.confirm]: 'retire' });
  }
  return await handlePost(
    stateForm,
    { ...args, form },
    ({ did, decision }) => back({ [STEP.done]: doneValue(did, decision) }),
    id,
  );
}

/** One shop: what it brings, and all that is decided about it. */
export default function Merchant({ loaderData, actionData }: Route.ComponentProps) {
  const { row, affiliated, versions, done } = loaderData;
  const { errors, typed }: FormReply = actionData ?? NO_REPLY;
  const { figures } = text;
  return (
    <AdminPage title={row.name} crumbs={[{ to: '/admin/merchants', label: merchantsText.title }]}>
      <DoneNotice
        done={actionData ? null : done}
        messages={text.done}
        undo={(decision) => ({ intent: 'undo', undo: decision })}
      />
      <FormErrors title={text.errors} errors={errors} />
      <KeyFigures
        figures={[
          { label: figures.ideas, value: formatQuantity(row.ideas) },
          { label: figures.available, value: formatQuantity(row.available) },
          { label: figures.clicks, value: formatQuantity(row.clicks) },
          {
            label: figures.acceptance,
            value:
              row.acceptance === null ? merchantsText.nothingShown : formatPercent(row.acceptance),
            note: `${figures.shown(row.accepted, row.shown)}, ${figures.lastNight}`,
          },
        ]}
      />
      <div className={styles.sections}>
        <StateSection row={row} />
        <section className={styles.section} aria-labelledby="identity">
          <h2 id="identity">{text.identity}</h2>
          <form method="post" className={styles.form} noValidate>
            <VersionField version={versions.identity} />
            <IdentityFields
              typed={{ ...row, affiliated: affiliated ? 'yes' : 'no', ...typed }}
              errors={errors}
              save={text.save}
            />
          </form>
        </section>
        <AffiliateSection page={loaderData} typed={typed} errors={errors} />
        <TitleSection page={loaderData} typed={typed} errors={errors} />
        <MergeSection page={loaderData} errors={errors} />
      </div>
    </AdminPage>
  );
}

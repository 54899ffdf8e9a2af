import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { Field } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { PostForm } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import type { Route } from './+types/tester.ts';
import styles from './crawl.module.css';
import { CrawlPage } from './crawl-page.tsx';
import { testerForm } from './tester-form.server.ts';
import { crawlText } from './text.ts';

const text = crawlText.tester;

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return { url: searchParams.get('url')?.slice(0, 2000) ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  return handlePost(testerForm, { request, context }, ({ id }) =>
    redirect(`/admin/crawl/tester/${id}`, 303),
  );
}

/** Asks for the address that the worker takes through every step. */
export default function Tester({ loaderData, actionData }: Route.ComponentProps) {
  const { errors, typed } = actionData ?? NO_REPLY;
  return (
    <CrawlPage title={text.title}>
      <p>{text.lead}</p>
      <PostForm>
        <FormErrors title={text.errors} errors={errors} />
        <div className={styles.form}>
          <Field
            id="url"
            name="url"
            label={text.url}
            inputMode="url"
            placeholder="https://"
            defaultValue={typed.url ?? loaderData.url}
            errors={errors.url}
            required
          />
          <div>
            <StaffButton type="submit">{text.submit}</StaffButton>
          </div>
        </div>
      </PostForm>
    </CrawlPage>
  );
}

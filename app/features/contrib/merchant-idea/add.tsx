import { Link, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { Field } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { PostForm } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { findIdea } from '#modules/catalogue/ideas/index.server.ts';
import { formatIdeaKey, parseIdeaKey } from '#modules/catalogue/shared.ts';
import boxStyles from '../box.module.css';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/add.ts';
import { submitPageForm } from './forms.server.ts';
import { submitText as text } from './text.ts';

const PATH = '/contrib/ideas/add/merchant';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ url }: Route.LoaderArgs) {
  const key = parseIdeaKey(url.searchParams.get('known') ?? '');
  const idea = key && (await findIdea(key));
  return { known: idea ? { title: idea.title, key: formatIdeaKey(idea.key) } : null };
}

export const action = (args: Route.ActionArgs) =>
  handlePost(submitPageForm, args, (result) => {
    const known = 'known' in result ? encodeURIComponent(formatIdeaKey(result.known)) : null;
    return redirect(
      known ? `${PATH}?known=${known}` : `${PATH}/${'id' in result && result.id}`,
      303,
    );
  });

/** Where a contributor names the page of a product. */
export default function AddMerchantIdea({ loaderData, actionData }: Route.ComponentProps) {
  const { errors, typed } = actionData ?? NO_REPLY;
  const { known } = loaderData;
  return (
    <ContribPage title={text.title} crumbs={[{ to: '/contrib/', label: text.crumb }]}>
      {known && !actionData && (
        <div className={boxStyles.box} role="status">
          <h2>{text.knownTitle}</h2>
          <p>
            {text.known}{' '}
            <Link to={`/share?idea=${encodeURIComponent(known.key)}`}>{known.title}</Link>
          </p>
        </div>
      )}
      <p>{text.intro}</p>
      <div className={boxStyles.box}>
        <PostForm action={PATH}>
          <FormErrors title={text.summary} errors={errors} />
          <Field
            id="url"
            name="url"
            type="url"
            inputMode="url"
            required
            label={text.url.label}
            hint={text.url.hint}
            defaultValue={typed.url ?? ''}
            errors={errors.url}
          />
          <StaffButton type="submit">{text.submit}</StaffButton>
        </PostForm>
      </div>
    </ContribPage>
  );
}

import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormAside, FormPage } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/make-keepsake.ts';
import { SAVED_GIFTS_PATH } from './keepsake-address.ts';
import { newKeepsakeForm } from './keepsake-forms.server.ts';
import { savedGiftsText, prepareText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.makeTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Makes the page of a gift that was found: posted from the end of a search, or from « Tes trouvailles ». */
export async function action(args: Route.ActionArgs) {
  return await handlePost(newKeepsakeForm, args, (path) => redirect(path, 303));
}

/** Why no page could be made, otherwise the answer leads to it; and where one is made, for whoever types the address. */
export default function MakeKeepsake({ actionData }: Route.ComponentProps) {
  const { errors } = actionData ?? NO_REPLY;
  return (
    <FormPage title={text.makeTitle}>
      <FormErrors title={text.summary} errors={errors} />
      <p>{text.makeHint}</p>
      <p>
        <ButtonLink look="primary" to="/" reloadDocument>
          {text.search}
        </ButtonLink>
      </p>
      <FormAside>
        <a href={SAVED_GIFTS_PATH}>{savedGiftsText.title}</a>
      </FormAside>
    </FormPage>
  );
}

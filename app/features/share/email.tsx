import { redirect } from 'react-router';
import { Picture } from '#app/features/idea/index.ts';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { EmailField } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormAside, FormPage, PostForm } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { findIdea } from '#modules/catalogue/ideas/index.server.ts';
import { parseIdeaKey } from '#modules/catalogue/shared.ts';
import type { Route } from './+types/email.ts';
import styles from './email.module.css';
import { emailIdeaForm } from './email-idea.server.ts';
import { sharePageText, emailText as text } from './options-text.ts';
import { sharedIdea } from './share-links.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

async function wantedIdea(written: string) {
  const key = parseIdeaKey(written);
  const idea = key && (await findIdea(key));
  if (!idea) throw errorPage(404, sharePageText.gone);
  return idea;
}

export async function loader({ params, url }: Route.LoaderArgs) {
  const { key, title, image } = await wantedIdea(params.key);
  return { title, image, payload: sharedIdea({ key, title }), sent: url.searchParams.has('sent') };
}

export async function action({ params, ...args }: Route.ActionArgs) {
  const { id, ...idea } = await wantedIdea(params.key);
  const done = () => redirect(`${sharedIdea(idea).emailUrl}?sent`, 303);
  return await handlePost(emailIdeaForm, args, done, id);
}

/** Sends an idea by e-mail from here, for visitors without a mail program at hand. */
export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const { title, image, payload, sent } = loaderData;
  const { errors, typed } = actionData ?? NO_REPLY;
  if (sent && !actionData) {
    return (
      <FormPage title={text.sentTitle}>
        <Subject title={title} image={image} />
        <p>{text.sent}</p>
        <p className={styles.next}>
          <ButtonLink look="primary" to="/" reloadDocument>
            {text.search}
          </ButtonLink>
        </p>
        <FormAside>
          <a href={payload.emailUrl}>{text.again}</a>
        </FormAside>
      </FormPage>
    );
  }
  return (
    <FormPage title={text.title}>
      <Subject title={title} image={image} />
      <p>{text.intro}</p>
      <PostForm action={payload.emailUrl}>
        <FormErrors title={text.summary} errors={errors} />
        <EmailField
          autoComplete="off"
          label={text.email.label}
          hint={text.email.hint}
          defaultValue={typed.email ?? ''}
          errors={errors.email}
        />
        <Button type="submit" look="primary">
          {text.submit}
        </Button>
      </PostForm>
      <FormAside>
        <a href={payload.url}>{text.otherChannels}</a>
      </FormAside>
    </FormPage>
  );
}

/** The idea in question, small. */
function Subject({ title, image }: { title: string; image: string }) {
  return (
    <p className={styles.subject}>
      <Picture className={styles.picture} image={image} width={72} height={72} />
      <strong>{title}</strong>
    </p>
  );
}

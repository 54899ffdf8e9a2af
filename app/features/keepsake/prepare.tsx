import { redirect } from 'react-router';
import { cardMessages } from '#app/features/idea/index.server.ts';
import { Picture } from '#app/features/idea/index.ts';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Fieldset, TextareaField } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormPage, PostForm } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { KEEPSAKE_MAX } from '#modules/catalogue/sharing/shared.ts';
import type { Route } from './+types/prepare.ts';
import { readCardFor } from './card-for.ts';
import { CardMessages } from './card-messages.tsx';
import { keepsakeForm } from './keepsake-forms.server.ts';
import styles from './prepare.module.css';
import { ReasonFields } from './reason-fields.tsx';
import { prepareText as text } from './text.ts';
import { keepsakePage, wantedKeepsake } from './wanted-keepsake.server.ts';

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  header: 'plain',
  occasion: (loaded) => (loaded?.christmas ? 'christmas' : null),
};

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  const { keepsake, idea } = await keepsakePage(params.sealed);
  const cardFor = readCardFor(searchParams);
  const messages = cardMessages(keepsake, cardFor);
  return { ...keepsake, image: idea?.image ?? null, cardFor, messages };
}

export async function action({ params, ...args }: Route.ActionArgs) {
  const keepsake = wantedKeepsake(params.sealed);
  return await handlePost(keepsakeForm, args, (path) => redirect(path, 303), keepsake);
}

const MESSAGE = 'message';

/** Where the giver chooses what the page of a gift says, before it is passed on. */
export default function Prepare({ loaderData, actionData }: Route.ComponentProps) {
  const { title, image, reasons, message, wrapped, cardFor, messages } = loaderData;
  const { errors, typed } = actionData ?? NO_REPLY;
  const isTyped = actionData !== undefined;
  return (
    <FormPage title={text.title}>
      <p className={styles.subject}>
        {image && <Picture className={styles.picture} image={image} width={72} height={72} />}
        <strong>{title}</strong>
      </p>
      <p>{text.lead}</p>
      <PostForm>
        <FormErrors title={text.summary} errors={errors} />
        <Fieldset id="reason" legend={text.reasons} errors={errors.reason}>
          <ReasonFields
            reasons={(isTyped ? typed.reason : reasons) ?? []}
            shown={isTyped ? (typed.shown ?? []) : null}
          />
        </Fieldset>
        <div className={styles.message}>
          <TextareaField
            id={MESSAGE}
            name="message"
            label={text.message}
            hint={text.messageHint}
            maxLength={KEEPSAKE_MAX.message}
            defaultValue={(isTyped ? typed.message : message) ?? ''}
            errors={errors.message}
          />
          <CardMessages messages={messages} cardFor={cardFor} field={MESSAGE} />
        </div>
        <label className={styles.wrapped}>
          <input
            type="checkbox"
            name="wrapped"
            value="1"
            defaultChecked={isTyped ? typed.wrapped !== undefined : wrapped}
          />
          <span>
            <strong>{text.wrapped}</strong>
            <small>{text.wrappedHint}</small>
          </span>
        </label>
        <Button type="submit" look="primary">
          {text.submit}
        </Button>
      </PostForm>
    </FormPage>
  );
}

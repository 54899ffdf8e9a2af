import { Button } from '#app/ui/button/button.tsx';
import { ErrorPage } from '#app/ui/error-page/error-page.tsx';
import { MessagePage, RetryLink } from '#app/ui/error-page/message-page.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormAside, FormNotice, FormPage, PostForm } from '#app/ui/form-page/form-page.tsx';
import { VersionField } from '#app/ui/form-page/version-field.tsx';
import { Sections, TextPage } from '#app/ui/text-page/text-page.tsx';
import { testuiText } from './text.ts';

const text = testuiText.pages;

/** Components that are a whole page: each takes the place of this one where the address has its name in `whole`. */
export const WHOLE_PAGES = {
  text: () => (
    <TextPage title={text.names.text} lead={text.lead}>
      <Sections sections={text.sections} />
      <Back />
    </TextPage>
  ),
  form: () => (
    <FormPage title={text.names.form}>
      <FormNotice>{testuiText.messages.notice}</FormNotice>
      <SampleForm errors={{}} />
    </FormPage>
  ),
  rejected: () => (
    <FormPage title={text.names.rejected}>
      <SampleForm errors={{ wrong: [testuiText.fields.wrongError] }} />
    </FormPage>
  ),
  alert: () => (
    <FormPage title={text.names.alert}>
      <SampleForm errors={{ '': [testuiText.messages.alert] }} />
    </FormPage>
  ),
  message: () => (
    <MessagePage tag={text.tag} title={text.names.message} message={text.message}>
      <RetryLink />
      <Back />
    </MessagePage>
  ),
  failure: () => <ErrorPage error={new Error(text.names.failure)} />,
};

export type WholePage = keyof typeof WHOLE_PAGES;

export function isWholePage(name: string | null): name is WholePage {
  return name !== null && Object.hasOwn(WHOLE_PAGES, name);
}

/** Links to the components that are a page of their own. */
export function PagesGroup() {
  return (
    <ul>
      {(Object.keys(WHOLE_PAGES) as WholePage[]).map((name) => (
        <li key={name}>
          <a href={`?whole=${name}`}>{text.names[name]}</a>
        </li>
      ))}
      <li>
        <a href="/admin/testui/exemple">{testuiText.messages.errorPage}</a>
      </li>
    </ul>
  );
}

function Back() {
  return <a href="?">{text.back}</a>;
}

function SampleForm({ errors }: { errors: { '': string[] } | { wrong?: string[] } }) {
  const { fields } = testuiText;
  return (
    <>
      <PostForm action="?whole=rejected">
        <FormErrors title={text.summary} errors={errors} />
        <VersionField version={1} />
        <Field
          id="wrong"
          label={fields.wrong}
          defaultValue={fields.wrongValue}
          errors={'wrong' in errors ? errors.wrong : null}
        />
        <Button type="submit" look="primary">
          {testuiText.buttons.primary}
        </Button>
      </PostForm>
      <FormAside>
        <Back />
      </FormAside>
    </>
  );
}

import type { ReactNode } from 'react';
import type { FormErrors as Errors } from '#app/shell/forms/form-reply.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormPage, PostForm } from '#app/ui/form-page/form-page.tsx';

type LinkPageProps = {
  text: { title: string; summary: string; submit: string; failedTitle: string };
  isUsable: boolean;
  intro: string;
  errors: Errors;
  /** What is shown once the link opens nothing any more. */
  failed: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
};

/**
 * The page that the link of a mail leads to: a form, whose post does what the mail says, or that the link has ended.
 * Opening the page does nothing: mail scanners open every link.
 */
export function LinkPage({ text, isUsable, intro, errors, failed, children }: LinkPageProps) {
  if (!isUsable) return <FormPage title={text.failedTitle}>{failed}</FormPage>;
  return (
    <FormPage title={text.title}>
      <p>{intro}</p>
      <PostForm>
        <FormErrors title={text.summary} errors={errors} />
        {children}
        <Button type="submit" look="primary">
          {text.submit}
        </Button>
      </PostForm>
    </FormPage>
  );
}

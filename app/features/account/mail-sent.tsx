import { FormAside, FormPage } from '#app/ui/form-page/form-page.tsx';

type MailSentProps = {
  text: { sentTitle: string; sent: string; sentHint: string; restart: string };
  /** Where the mail can be asked for again. */
  restart: string;
};

/** Shown in place of a form that had a mail sent. */
export function MailSent({ text, restart }: MailSentProps) {
  return (
    <FormPage title={text.sentTitle}>
      <p>{text.sent}</p>
      <FormAside>
        {text.sentHint} <a href={restart}>{text.restart}</a>
      </FormAside>
    </FormPage>
  );
}

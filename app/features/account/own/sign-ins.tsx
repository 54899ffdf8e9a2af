import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { FormNotice } from '#app/ui/form-page/form-page.tsx';
import type { SignIn } from '#modules/moderation/accounts/index.server.ts';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import { formatMoment } from '#modules/platform/shared.ts';
import styles from './account.module.css';
import { Section } from './section.tsx';
import { ownText } from './text.ts';

const text = ownText.signIns;

/** Where on the page the browsers are. */
export const SIGN_INS = 'connexions';

type SignInsProps = {
  signIns: readonly SignIn[];
  /** Whether one has just been signed out. */
  hasEnded: boolean;
};

/** The browsers that an account is signed in with, each to be signed out. */
export function SignIns({ signIns, hasEnded }: SignInsProps) {
  return (
    <Section id={SIGN_INS} title={text.title}>
      {hasEnded && <FormNotice>{text.ended}</FormNotice>}
      <ul className={styles.rows}>
        {signIns.map((signIn) => (
          <li key={signIn.id} className={styles.row}>
            <Browser {...signIn} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text.note}</p>
      {/* Plain: it leads to a page of no account, whose scripts begin anew. */}
      <form method="post" action={accountPath.own}>
        <Button type="submit" name="intent" value="end-all">
          {text.endAll}
        </Button>
      </form>
    </Section>
  );
}

function Browser({ id, browser, createdAt, isCurrent }: SignIn) {
  const name = text.browsers[browser];
  const since = text.since(formatMoment(createdAt));
  return (
    <>
      <span className={styles.value}>
        {name}
        <span className={styles.note}> {since}</span>
      </span>
      {isCurrent ? (
        <span className={styles.note}>{text.current}</span>
      ) : (
        <Form method="post" action={accountPath.own} preventScrollReset>
          <input type="hidden" name="intent" value="end-sign-in" />
          <input type="hidden" name="sign_in" value={id} />
          <Button type="submit">
            {text.end}
            <span className="visually-hidden">{` ${name} ${since}`}</span>
          </Button>
        </Form>
      )}
    </>
  );
}

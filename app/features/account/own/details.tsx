import { ButtonLink } from '#app/ui/button/button.tsx';
import { accountPath, type Role } from '#modules/moderation/accounts/shared.ts';
import { formatDay } from '#modules/platform/shared.ts';
import styles from './account.module.css';
import { Section } from './section.tsx';
import { ownText } from './text.ts';

const text = ownText.details;

type DetailsProps = { email: string; newEmail: string | null; type: Role; createdAt: Date };

/** The address and the password of an account, with what changes them. */
export function Details({ email, newEmail, type, createdAt }: DetailsProps) {
  return (
    <Section title={text.title}>
      <p className={styles.note}>
        {ownText.since(formatDay(createdAt))} · {ownText.roles[type]}
      </p>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt className={styles.term}>{text.email}</dt>
          <dd className={styles.value}>
            {email}
            {newEmail && <p className={styles.note}>{text.newEmail(newEmail)}</p>}
          </dd>
          <dd>
            <ButtonLink to={accountPath.email} reloadDocument>
              {text.changeEmail}
            </ButtonLink>
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>{text.password}</dt>
          <dd className={styles.value}>{text.hidden}</dd>
          <dd>
            <ButtonLink to={accountPath.password} reloadDocument>
              {text.changePassword}
            </ButtonLink>
          </dd>
        </div>
      </dl>
    </Section>
  );
}

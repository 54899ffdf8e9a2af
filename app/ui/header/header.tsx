import { type AccountType, accountPath } from '#modules/moderation/accounts/shared.ts';
import { RefreshIcon, SignOutIcon } from '../icons/icons.tsx';
import { Logo } from '../logo/logo.tsx';
import { layoutText as text } from '../text/layout.ts';
import styles from './header.module.css';

type HeaderProps = {
  /** Shown when given: on contribution, admin, moderation and about pages. */
  account?: { email: string; type: AccountType };
};

/** The header of every page but home and search. Its links are plain: some of its pages run no scripts. */
export function Header({ account }: HeaderProps) {
  return (
    <header className={styles.header}>
      <a className={styles.home} href="/">
        <Logo leadsHome />
      </a>
      {account && (
        <nav className={styles.account} aria-label={text.account}>
          {account.type === 'NonLogged' ? <SignedOut /> : <SignedIn {...account} />}
        </nav>
      )}
    </header>
  );
}

function SignedOut() {
  return (
    <>
      <a href={accountPath.signIn}>{text.signIn}</a>
      <a href={accountPath.signUp}>{text.signUp}</a>
    </>
  );
}

function SignedIn({ email, type }: { email: string; type: AccountType }) {
  return (
    <>
      {type === 'Admin' && (
        // biome-ignore lint/a11y/useValidAnchor: an empty address is this page again, without scripts.
        <a href="" title={text.refresh}>
          <RefreshIcon />
          <span className="visually-hidden">{text.refresh}</span>
        </a>
      )}
      <span className={styles.name}>{email.slice(0, email.lastIndexOf('@'))}</span>
      <form method="post" action={accountPath.signOut}>
        <button type="submit" className={styles.signOut} title={text.signOut}>
          <SignOutIcon />
          <span className="visually-hidden">{text.signOut}</span>
        </button>
      </form>
    </>
  );
}

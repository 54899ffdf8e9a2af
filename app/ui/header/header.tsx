import type { ReactNode } from 'react';
import { type AccountType, accountPath } from '#modules/moderation/accounts/shared.ts';
import { DoubleStarIcon, RefreshIcon, SearchIcon, SignOutIcon, StarIcon } from '../icons/icons.tsx';
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
        <>
          <IconLink to="/contrib/idea/search" label={text.searchIdeas} icon={<SearchIcon />} />
          {/* An empty address is this page again, without scripts. */}
          <IconLink to="" label={text.refresh} icon={<RefreshIcon />} />
          <IconLink to="/admin" label={text.pages['/admin']} icon={<DoubleStarIcon />} />
        </>
      )}
      {type === 'Moderator' && (
        <IconLink to="/mod" label={text.pages['/mod']} icon={<StarIcon />} />
      )}
      <a className={styles.name} href={accountPath.own} title={text.account}>
        {email.slice(0, email.lastIndexOf('@'))}
      </a>
      <form method="post" action={accountPath.signOut}>
        <button type="submit" className={styles.signOut} title={text.signOut}>
          <SignOutIcon />
          <span className="visually-hidden">{text.signOut}</span>
        </button>
      </form>
    </>
  );
}

function IconLink({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <a href={to} title={label}>
      {icon}
      <span className="visually-hidden">{label}</span>
    </a>
  );
}

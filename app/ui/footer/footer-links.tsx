import { type AccountType, isAtLeast } from '#modules/moderation/accounts/shared.ts';
import { layoutText as text } from '../text/layout.ts';
import styles from './footer.module.css';

/** Pages that footers link to, and the least account that sees the link. */
const LINKS: readonly { to: keyof typeof text.pages; from?: AccountType }[] = [
  { to: '/square' },
  { to: '/trouvailles' },
  { to: '/articles' },
  { to: '/about' },
  { to: '/contrib/' },
  { to: '/mod', from: 'Moderator' },
  { to: '/admin', from: 'Admin' },
];

/** The site's pages, as far as an account sees them. Plain links: some of the pages run no scripts. */
export function FooterLinks({ account }: { account: AccountType }) {
  return (
    <nav aria-label={text.navigation}>
      <ul className={styles.links}>
        {LINKS.filter(({ from }) => !from || isAtLeast(account, from)).map(({ to }) => (
          <li key={to}>
            <a href={to}>{text.pages[to]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

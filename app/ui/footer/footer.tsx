import type { AccountType } from '#modules/moderation/accounts/shared.ts';
import { layoutText as text } from '../text/layout.ts';
import styles from './footer.module.css';
import { FooterLinks } from './footer-links.tsx';

/** The footer of every page but home, which has its own. */
export function Footer({ account }: { account: AccountType }) {
  return (
    <footer className={styles.footer}>
      <p>{text.signature}</p>
      <FooterLinks account={account} />
    </footer>
  );
}

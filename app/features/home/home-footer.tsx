import { FooterLinks } from '#app/ui/footer/footer-links.tsx';
import type { AccountType } from '#modules/moderation/accounts/shared.ts';
import styles from './home-footer.module.css';
import { christmasText, homeText } from './text.ts';

/** Home's footer: how a search goes, what the site is, and its other pages. */
export function HomeFooter({ christmas, account }: { christmas: boolean; account: AccountType }) {
  const { how } = christmas ? christmasText : homeText;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <h2>{how.title}</h2>
        <ol className={styles.steps}>
          {how.steps.map(([title, description]) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
        <p className={styles.about}>{homeText.about}</p>
        <FooterLinks account={account} />
      </div>
    </footer>
  );
}

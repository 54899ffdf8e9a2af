import { layoutText as text } from '../text/layout.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './logo.module.css';

/** The mark: a parcel whose ribbon draws a T. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      <path
        className={styles.bow}
        d="M24 15C20 5 10 1 8 7s6 9 16 8Zm0 0C28 5 38 1 40 7s-6 9-16 8Z"
      />
      <rect className={styles.box} x="6" y="18" width="36" height="27" rx="5" />
      <path
        className={styles.ribbon}
        d="M6 14h36a2.5 2.5 0 0 1 2.5 2.5v6H28V45h-8V22.5H3.5v-6A2.5 2.5 0 0 1 6 14Z"
      />
    </svg>
  );
}

type LogoProps = {
  /** Whether it is a link to the home page, which screen readers then read after the name. */
  leadsHome?: boolean;
};

/** The mark and the name, with « bêta ». */
export function Logo({ leadsHome }: LogoProps) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name} aria-hidden="true">
        Trouvaille<small className={styles.beta}>bêta</small>
      </span>
      <LogoName leadsHome={leadsHome} />
    </span>
  );
}

/** The name as screen readers read it: « bêta » is a word of its own. */
export function LogoName({ leadsHome }: LogoProps) {
  return <VisuallyHidden>{leadsHome ? text.nameToHome : text.name}</VisuallyHidden>;
}

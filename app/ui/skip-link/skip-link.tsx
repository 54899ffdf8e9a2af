import type { MouseEvent } from 'react';
import { layoutText as text } from '../text/layout.ts';
import styles from './skip-link.module.css';

const MAIN = 'main';

/** The first link of every page: leads past the header, to what the page is about. It shows once it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN}`} onClick={focusMain}>
      {text.skip}
    </a>
  );
}

/** Where scripts run the address stays: the router would drop what a form was answered with. */
function focusMain(event: MouseEvent): void {
  const main = document.getElementById(MAIN);
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
}

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { LiveRegion } from '#app/ui/visually-hidden/visually-hidden.tsx';
import styles from './copy-link.module.css';
import { shareText as text } from './options-text.ts';

type Outcome = 'copied' | 'failed';

/** How long the copy is confirmed, in milliseconds. */
const CONFIRMATION = 3000;

/** The link itself, to be read, selected or copied. */
export function CopyLink({ link, label = text.link }: { link: string; label?: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    input.current?.select();
    setOutcome((await copyText(link)) ? 'copied' : 'failed');
  };
  const announced = outcome && (outcome === 'copied' ? text.copied : text.copyFailed);
  return (
    <div className={styles.copy}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          className={styles.link}
          id={id}
          ref={input}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button className={styles.button} onClick={copy} data-done={outcome === 'copied'}>
          {outcome === 'copied' ? text.copied : text.copy}
        </Button>
      </div>
      {outcome === 'failed' && <p className={styles.failed}>{text.copyFailed}</p>}
      <LiveRegion>{announced}</LiveRegion>
    </div>
  );
}

/** Without a secure connection, browsers keep the clipboard from pages. */
async function copyText(written: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(written);
    return true;
  } catch {
    return false;
  }
}

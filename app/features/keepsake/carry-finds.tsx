import { useState } from 'react';
import { CopyLink } from '#app/features/share/index.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Find } from './finds.ts';
import { findsLink } from './finds-link.ts';
import styles from './finds-page.module.css';
import { findsText as text } from './text.ts';

/** The link by which the finds follow to another device. */
export function CarryFinds({ finds }: { finds: readonly Find[] }) {
  const [carried, setCarried] = useState<{ link: string; finds: readonly Find[] } | null>(null);
  if (carried?.finds !== finds) {
    const make = async () => setCarried({ link: await findsLink(finds, location.origin), finds });
    return <Button onClick={make}>{text.carry}</Button>;
  }
  return (
    <div className={styles.carried}>
      <p>{text.carryHint}</p>
      <CopyLink link={carried.link} label={text.carryLink} />
    </div>
  );
}

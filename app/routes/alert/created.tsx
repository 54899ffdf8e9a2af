import { useEffect, useRef } from 'react';
import { AccountCard } from '#app/components/account/account-card.tsx';
import { Button } from '#app/components/button/button.tsx';
import { MoveForm } from '#app/components/search/move-form.tsx';
import { createdText, createText as text } from '#app/text/alert.ts';
import styles from './create.module.css';

type CreatedProps = { sid: string; how: keyof typeof createdText };

/** The alert is created: what remains to be done, if anything. */
export function Created({ sid, how }: CreatedProps) {
  const { title, text: words } = createdText[how];
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <AccountCard title={title}>
      <div ref={said} role="status" tabIndex={-1} className={styles.said}>
        <p>{words}</p>
      </div>
      <BackToSearch sid={sid} />
    </AccountCard>
  );
}

/** An alert needs an answer: back to the question. */
export function NothingToSort({ sid }: { sid: string }) {
  return (
    <AccountCard title={text.empty.title}>
      <p>{text.empty.text}</p>
      <BackToSearch sid={sid} />
    </AccountCard>
  );
}

/** Leads to where the search stands, also one that is over and that the browser has forgotten. */
export function BackToSearch({ sid }: { sid: string }) {
  return (
    <MoveForm sid={sid} fields={{ intent: 'resume' }} className={styles.back}>
      <Button type="submit" look="quiet">
        {text.back}
      </Button>
    </MoveForm>
  );
}

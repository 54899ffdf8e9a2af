import { useEffect, useRef } from 'react';
import { MoveForm } from '#app/features/search/index.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { FormPage } from '#app/ui/form-page/form-page.tsx';
import styles from './create.module.css';
import { createdText, createText as text } from './text.ts';

type CreatedProps = {
  sid: string;
  how: keyof typeof createdText;
  /** Whether the search takes its place in a moment. */
  leaving: boolean;
  /** Called when the visitor wants to stay on the page. */
  onStay: () => void;
};

/** The alert is created: what remains to be done, if anything. */
export function Created({ sid, how, leaving, onStay }: CreatedProps) {
  const { title, text: words } = createdText[how];
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <FormPage title={title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the page while the visitor uses it. */}
      <div
        className={styles.created}
        onPointerDown={onStay}
        // A focus that the script sets is no action of the visitor.
        onFocus={({ target }) => target !== message.current && onStay()}
      >
        <div ref={message} role="status" tabIndex={-1} className={styles.message}>
          <p>{words}</p>
        </div>
        {/* Its place is kept: a button that moves while it is pressed would be missed. */}
        <p className={styles.leaving} data-shown={leaving}>
          {text.leaving}
        </p>
        <BackToSearch sid={sid} />
        {how === 'needed' && (
          <ButtonLink look="quiet" to={`/alert/create/${sid}`} reloadDocument>
            {text.correct}
          </ButtonLink>
        )}
      </div>
    </FormPage>
  );
}

/** Leads to where the search stands, also one that is over and that the browser no longer has. */
export function BackToSearch({ sid }: { sid: string }) {
  return (
    <MoveForm sid={sid} fields={{ intent: 'resume' }} className={styles.back}>
      <Button type="submit" look="quiet">
        {text.back}
      </Button>
    </MoveForm>
  );
}

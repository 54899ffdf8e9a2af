import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useNavigation } from 'react-router';
import { StartForm } from '#app/features/start/index.ts';
import { typedFields } from '#app/features/visit/index.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { DescribedRecipient } from '#modules/engine/shared.ts';
import { recipientText as text } from '../../text.ts';
import styles from './recipient-dialog.module.css';

export type RecipientDialogProps = {
  sid: string;
  recipient: DescribedRecipient;
  onClose: () => void;
};

/** The recipient of the search under way, to be described anew over it: the start form as it is filled. */
export function RecipientDialog({ sid, recipient, onClose }: RecipientDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  useOnAnswer(() => dialog.current?.close());
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{text.formHeading}</h2>
      <p>{text.formLead}</p>
      <StartForm
        fromLocation=""
        rejected={{ errors: {}, typed: typedFields(recipient) }}
        sid={sid}
        stays
      />
      <Button look="quiet" onClick={() => dialog.current?.close()}>
        {text.cancel}
      </Button>
    </dialog>
  );
}

/** Calls back once a form of this page has been sent and answered. */
function useOnAnswer(onAnswer: () => void): void {
  const { state } = useNavigation();
  const before = useRef(state);
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (state === 'idle' && before.current !== 'idle') answer();
    before.current = state;
  }, [state]);
}

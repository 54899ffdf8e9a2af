import { UndoNotice } from '#app/ui/undo-notice/undo-notice.tsx';
import { rulesText as text } from './text.ts';

/** The value of the parameter « done » for something that can be undone. */
export function doneValue(did: keyof typeof text.done | null, decision: number | null): string {
  return did && decision ? `${did}.${decision}` : 'undone';
}

/** What was just done, as the address says it, with a button that undoes it. */
export function Done({ done }: { done: string | null }) {
  const [did, decision] = done?.split('.') ?? [];
  if (did === 'undone') return <p role="status">{text.undone}</p>;
  const message = Object.entries(text.done).find(([key]) => key === did)?.[1];
  if (!message || !decision || !/^\d{1,15}$/.test(decision)) return null;
  return <UndoNotice message={message} fields={{ intent: 'undo', undo: decision }} />;
}

import { DoneNotice } from '#app/ui/undo-notice/done-notice.tsx';
import { rulesText as text } from './text.ts';

/** What was just done to a rule, as the address says it, with a button that undoes it. */
export function Done({ done }: { done: string | null }) {
  return (
    <DoneNotice
      done={done}
      messages={text.done}
      undo={(decision) => ({ intent: 'undo', undo: decision })}
    />
  );
}

import { undoText as text } from './text.ts';
import { UndoNotice, type UndoNoticeProps } from './undo-notice.tsx';

const UNDONE = 'undone';

/**
 * The value of the parameter `done` (`STEP`) once something was done that can be undone.
 *
 * @param did its name; null where something was undone.
 * @param number what it is undone by, such as that of its decision.
 */
export function doneValue(did: string | null, number: number | null): string {
  return did !== null && number !== null ? `${did}.${number}` : UNDONE;
}

type DoneNoticeProps = Pick<UndoNoticeProps, 'shortcut'> & {
  /** The parameter `done` of the page: by `doneValue`, or the name of something that cannot be undone. */
  done: string | null;
  /** What was done, by its name. */
  messages: Readonly<Record<string, string>>;
  /** Fields of the form that undoes what has this number. */
  undo: (number: string) => UndoNoticeProps['fields'];
};

/** What was just done or undone, as the address of the page says it. */
export function DoneNotice({ done, messages, undo, shortcut }: DoneNoticeProps) {
  if (done === UNDONE) return <p role="status">{text.undone}</p>;
  const [, did = '', number] = /^(\w+)(?:\.(\d{1,15}))?$/.exec(done ?? '') ?? [];
  const message = Object.hasOwn(messages, did) && messages[did];
  if (!message) return null;
  if (!number) return <p role="status">{message}</p>;
  return <UndoNotice key={done} message={message} fields={undo(number)} shortcut={shortcut} />;
}

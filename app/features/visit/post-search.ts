import type { Move } from '#app/features/search/index.ts';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import { startPayload } from './store.ts';
import { typedFields } from './typed-fields.ts';
import { visitAddress } from './visit-address.ts';

type Fields = [name: string, value: string][];

function moveFields(move: Move): Fields {
  switch (move.type) {
    case 'ANSWER':
      return [
        ['intent', 'answer'],
        ['question_id', String(move.question_id)],
        ['answer', move.answer],
      ];
    case 'IDEA_FEEDBACK':
      return [
        ['intent', 'feedback'],
        ['idea', formatIdeaKey(move.idea_key)],
        ['aaq', String(move.aaq)],
        ['feedback', move.feedback],
      ];
    case 'UNDO':
      return [
        ['intent', 'undo'],
        'idea_key' in move
          ? ['idea', formatIdeaKey(move.idea_key)]
          : ['question_id', String(move.question_id)],
      ];
  }
}

/** The start form's fields, from the stored criteria; null when there are none. */
function startFields(): Fields | null {
  const start = startPayload();
  return (
    start && [
      ['intent', 'start'],
      ...Object.entries(typedFields(start)),
      ['from_location', start.from_location],
    ]
  );
}

/**
 * Goes on as if there were no JavaScript: posts the move (or resumes, or starts) and leaves for the page
 * that answers. For when the WebSocket does not come through but pages do.
 */
export function postSearch(move: Move | null, sid: string | null): void {
  const fields = move ? moveFields(move) : sid ? resumeFields : startFields();
  if (!fields) return;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = visitAddress('/search', location);
  for (const [name, value] of sid ? [...fields, ['sid', sid] as const] : fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

const resumeFields: Fields = [['intent', 'resume']];

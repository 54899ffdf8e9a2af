import { data, redirect } from 'react-router';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { type handlePost as Handle, handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { undoForm } from '../contributions/queue-forms.server.ts';
import { decidePairsForm } from './decide-form.server.ts';

type Args = Parameters<typeof Handle>[1];

/** Decides about pairs, or undoes what was decided, and shows the page that was posted from again. */
export async function decidePairs(
  { request, context }: Pick<Args, 'request' | 'context'>,
  url: URL,
) {
  const args = { request, context, form: await readFormData(request) };
  const to = (done: string) =>
    redirect(url.pathname + addressWith(url.search, { [STEP.done]: done }), 303);
  if (args.form.has('decisions')) return handlePost(undoForm, args, () => to('undone'));
  return handlePost(decidePairsForm, args, ({ action, decisions, stale }) => {
    const done = decisions.length > 0 ? `${action}.${decisions.join('-')}` : null;
    if (stale.length === 0 && done) return to(done);
    return data({ ...NO_REPLY, done, stale: stale.length }, { status: 409 });
  });
}

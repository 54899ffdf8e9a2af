import { data, redirect } from 'react-router';
import { keptAddress } from '#app/client/kept-address.ts';
import { refusal } from '#app/http/errors.server.ts';
import { readFormData } from '#app/http/forms.server.ts';
import { pageMeta } from '#app/http/page-meta.ts';
import { scopeContext } from '#app/http/scope.server.ts';
import { searchText } from '#app/text/search.ts';
import type { Route } from './+types/search.ts';
import { answerSearchForm } from './search-form.server.ts';
import { SearchSession } from './search-session.tsx';
import { StartAgainForm } from './start-again-form.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: searchText.title, description: searchText.description });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Every move of a search without JavaScript is a form posted here; the response is the next step. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readFormData(request);
  const reply = await answerSearchForm(form, request, context.get(scopeContext).clientAddress);
  if (!reply.ok) {
    if (reply.reason === 'invalid_session') return redirect(keptAddress('/', url), 303);
    throw refusal(400, searchText.refusedForm);
  }
  const { page, status, retryAfterSeconds } = reply;
  // With « no-store » the back button would meet an error of the browser instead of the last question.
  const headers = new Headers({ 'Cache-Control': 'private, no-cache' });
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds));
  return data(page, { status, headers });
}

/** A guided search: the step that a form was answered with, or the search this tab remembers. */
export default function Search({ actionData: page }: Route.ComponentProps) {
  return page?.kind === 'start' ? (
    <StartAgainForm {...page} />
  ) : (
    <SearchSession page={page ?? null} />
  );
}

import { redirect } from 'react-router';
import { readTypedText } from '#modules/engine/shared.ts';
import type { Route } from './+types/shared-text.ts';
import { squareAddress } from './address.ts';

/** An address of a page: what it is about is in its title, if anywhere. */
const ADDRESS = /https?:\/\/\S+/g;

/**
 * GET /square/shared: what another app passes on to the installed site (`share_target` of the manifest). Its words are
 * looked up in the square, or else its title.
 */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const [text = ''] = ['text', 'title']
    .map((name) => readTypedText((searchParams.get(name) ?? '').replace(ADDRESS, ' ')))
    .filter(Boolean);
  return redirect(squareAddress({ text }));
}

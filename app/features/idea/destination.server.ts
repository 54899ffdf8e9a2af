import { AppError } from '#modules/platform/index.server.ts';
import { gotoText } from './text.ts';

const URL_MAX_LENGTH = 2000;

/**
 * The address that a redirect is asked for: absolute, http or https, without tricks.
 *
 * @throws AppError `bad_request` for anything else: other schemes, `//host`, user names before an at sign, blanks
 * and backslashes, which browsers interpret differently.
 */
export function parseDestination(text: string | null): URL {
  const plain =
    text !== null && text.length <= URL_MAX_LENGTH && /^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(text);
  const url = plain ? URL.parse(text) : null;
  if (!url || !/[^.]\.[^.]/.test(url.hostname) || url.username !== '' || url.password !== '') {
    throw new AppError('bad_request', 'not an address to redirect to', gotoText.invalidAddress);
  }
  return url;
}

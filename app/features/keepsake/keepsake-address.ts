import { visitAddress } from '#app/features/visit/index.ts';
import type { Keepsake } from '#modules/catalogue/sharing/shared.ts';
import { CHRISTMAS_PATH } from '#modules/engine/shared.ts';

/** The path of the page of a found gift, with what it carries. */
const SEALED = /^\/trouvaille\/([\w-]{38,2000})$/;

/** Where a page of a found gift is made. */
export const MAKE_KEEPSAKE = '/trouvaille';

/** « Tes trouvailles ». */
export const SAVED_GIFTS_PATH = '/trouvailles';

/** In the address of who has just made the page: it is offered to be shared. The address that is shared has none of it. */
export const READY = 'prete';

/** The page that the address says everything of. */
export function keepsakePath(sealed: string): string {
  return `/trouvaille/${sealed}`;
}

/** What the path of such a page carries; null of any other path. */
export function sealedIn(path: string): string | null {
  return SEALED.exec(path)?.[1] ?? null;
}

/** The same page for who made it. */
export function ownKeepsakePath(sealed: string): string {
  return `${keepsakePath(sealed)}?${READY}`;
}

/** The form that changes its words. */
export function preparePath(sealed: string): string {
  return `${keepsakePath(sealed)}/preparer`;
}

/** The address of another screen from such a page: who reads one of Christmas stays in its colours. */
export function addressFromKeepsake(
  path: string,
  { christmas }: Pick<Keepsake, 'christmas'>,
): string {
  return visitAddress(path, { pathname: christmas ? CHRISTMAS_PATH : '/', search: '' });
}

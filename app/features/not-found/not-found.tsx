import { errorPage } from '#app/shell/errors.server.ts';

/** Every address that no other route knows. */
export function loader(): never {
  throw errorPage(404);
}

export function action(): never {
  throw errorPage(404);
}

export default function NotFound() {
  return null;
}

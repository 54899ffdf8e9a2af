import type { TestServer } from './server.ts';

/** The password of the accounts that fixtures make. */
const PASSWORD = 'correct horse';

/** Fields of a form, or a body as it is sent. */
type Fields = Record<string, string> | FormData | string;

/** What the browser of an account asks for; redirects are not followed. */
export type SignedIn = {
  /** The Cookie header that it sends. */
  cookie: string;
  get(path: string): Promise<Response>;
  /** The source of a page. */
  show(path: string): Promise<string>;
  post(path: string, fields: Fields): Promise<Response>;
};

/** Signs an account in by the form. */
export async function signIn({ origin }: TestServer, email: string): Promise<SignedIn> {
  const send = (path: string, fields: Fields, cookie: string) =>
    fetch(origin + path, {
      method: 'POST',
      body:
        typeof fields === 'string' || fields instanceof FormData
          ? fields
          : new URLSearchParams(fields),
      headers: { cookie, origin },
      redirect: 'manual',
    });
  const { headers } = await send('/account/signin', { email, password: PASSWORD }, '');
  const cookie = headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const get = (path: string) => fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
  return {
    cookie,
    get,
    show: async (path) => (await get(path)).text(),
    post: (path, fields) => send(path, fields, cookie),
  };
}

export { signInPath } from './redirects.server.ts';
export type { FormRefusal } from './sign-in.server.ts';

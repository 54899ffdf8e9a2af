export { signInPath } from './redirects.server.ts';

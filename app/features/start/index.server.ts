export { parseStartForm } from './start-form.server.ts';

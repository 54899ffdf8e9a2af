export { pageEnv, type StartReply, startFormSchema } from './start-form.server.ts';

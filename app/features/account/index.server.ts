export type { FormRefusal } from './sign-in.server.ts';

export { keepFind, useFind } from './finds.ts';
export { FINDS_PATH, keepsakePath, sealedIn } from './keepsake-address.ts';
export { KeepsakeForm } from './keepsake-form.tsx';

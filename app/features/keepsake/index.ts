export { keepsakePath, SAVED_GIFTS_PATH, sealedIn } from './keepsake-address.ts';
export { KeepsakeForm } from './keepsake-form.tsx';
export { saveGift, useSavedGift } from './saved-gifts.ts';

export {
  type ConfirmedProduct,
  proposeProductPage,
  readAgain,
  submitProductPage,
} from './commands.server.ts';
export { type OwnProductPage, productPage } from './queries.server.ts';
export * from './shared.ts';

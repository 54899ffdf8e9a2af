// Only the schemas import zod: pages use the constants and types without sending it to the browser.
export * from './landing.ts';
export * from './profile.ts';
export * from './protocol.ts';
export * from './protocol-schema.ts';
export { readTypedText } from './typed-text.ts';

export * from './profile.ts';
export * from './protocol.ts';

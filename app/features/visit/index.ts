export { isReload, postStart, useLateNavigation } from './late-navigation.ts';
export { postSearch } from './post-search.ts';
export { connectEarly, openSessionSocket } from './session-socket.ts';
export { STATE_VERSION } from './state-version.ts';
export {
  type Criteria,
  clearState,
  clientState,
  rememberAccount,
  START_STEPS,
  type StartStep,
  screenEnv,
  startPayload,
  updateState,
} from './store.ts';
export { typedFields } from './typed-fields.ts';
export { useSwitch } from './use-switch.ts';
export { useVisitAddress, visitAddress, visitParameters } from './visit-address.ts';

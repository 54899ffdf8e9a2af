export { sessionSockets } from './session/session-socket.server.ts';

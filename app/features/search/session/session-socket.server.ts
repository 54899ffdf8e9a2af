import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { visitorOfCookie } from '#app/shell/authentication.server.ts';
import { clientAddress } from '#app/shell/http/client-address.server.ts';
import {
  type ClientMessage,
  clientMessageSchema,
  type ServerMessage,
} from '#modules/engine/shared.ts';
import { log, measure, metrics } from '#modules/platform/index.server.ts';
import { FrameBudget } from './frame-budget.server.ts';
import { answerFrame, errorFrame, type SocketMemory } from './session-frames.server.ts';

const FRAME_MAX_BYTES = 16 * 1024;
/** A frame of up to this size is read and rejected; a larger one ends the socket. */
const FRAME_READ_BYTES = 64 * 1024;
/** What a client that does not read may leave waiting. */
const UNREAD_MAX_BYTES = 1024 * 1024;
const REJECTED_BEFORE_CLOSING = 10;
const HEARTBEAT_MS = 30_000;

const POLICY_VIOLATION = 1008;
const SERVER_ERROR = 1011;
const GOING_AWAY = 1001;
const TOO_BIG = 1009;

/** A socket that sends the reason before it closes because of a frame that is too large to be read. */
class SessionSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    if (code === TOO_BIG) send(this, [errorFrame('too_large')]);
    super.close(code, reason);
  }
}

const server = new WebSocketServer({
  noServer: true,
  WebSocket: SessionSocket,
  maxPayload: FRAME_READ_BYTES,
  perMessageDeflate: false,
});

const unanswered = new WeakSet<WebSocket>();
const heartbeat = setInterval(() => {
  for (const socket of server.clients) {
    if (unanswered.has(socket)) {
      socket.terminate();
      continue;
    }
    unanswered.add(socket);
    socket.ping();
  }
}, HEARTBEAT_MS);
heartbeat.unref();

/** The WebSocket of guided searches: upgrades that are already known to come from our own pages. */
export const sessionSockets = {
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    server.handleUpgrade(request, socket, head, (webSocket) => {
      serve(webSocket, clientAddress(request), adminCheck(request.headers.cookie));
    });
  },
  closeAll(): void {
    clearInterval(heartbeat);
    for (const socket of server.clients) socket.close(GOING_AWAY);
  },
};

/**
 * Whether a browser is signed in as an admin, who also gets debug frames. Who is one is asked about again each time: the
 * account may lose its rights while the socket is open. Others are asked about once.
 */
function adminCheck(cookie: string | undefined): () => Promise<boolean> {
  let isAdmin = true;
  return async () => {
    if (!isAdmin) return false;
    const visitor = await visitorOfCookie(cookie);
    isAdmin = visitor?.account.type === 'Admin';
    return isAdmin;
  };
}

/** Answers the frames of one socket in their order, one at a time. */
function serve(socket: WebSocket, network: string, isAdmin: SocketMemory['isAdmin']): void {
  const memory: SocketMemory = { network, isAdmin, highlights: 0 };
  const budget = new FrameBudget();
  let rejected = 0;
  let turn: Promise<void> = Promise.resolve();
  metrics.sockets.inc();
  socket.on('close', () => metrics.sockets.dec());
  socket.on('pong', () => unanswered.delete(socket));
  socket.on('error', (error) => log.debug({ err: error }, 'session socket'));

  socket.on('message', (data, isBinary) => {
    const read = budget.spend() ? parseFrame(data, isBinary) : errorFrame('too_many_frames');
    if (read.type === 'ERROR') {
      rejected += 1;
      send(socket, [read]);
      if (rejected > REJECTED_BEFORE_CLOSING) socket.close(POLICY_VIOLATION);
      return;
    }
    const received = performance.now();
    metrics.socketMessages.inc({ type: read.type });
    turn = turn.then(async () => {
      if (socket.readyState !== socket.OPEN) return;
      try {
        send(socket, await answerFrame(read as ClientMessage, memory));
        measure('frame', read.type, performance.now() - received);
      } catch (error) {
        // The visitor's page comes back by itself and asks for the current step.
        log.error({ err: error }, 'session frame');
        socket.close(SERVER_ERROR);
      }
    });
  });
}

function parseFrame(
  data: RawData,
  isBinary: boolean,
): ClientMessage | ReturnType<typeof errorFrame> {
  const text = isBinary ? '' : data.toString();
  if (Buffer.byteLength(text) > FRAME_MAX_BYTES) return errorFrame('too_large');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return errorFrame('bad_message');
  }
  const parsed = clientMessageSchema.safeParse(json);
  return parsed.success ? parsed.data : errorFrame('bad_message');
}

function send(socket: WebSocket, messages: readonly ServerMessage[]): void {
  for (const message of messages) {
    if (socket.bufferedAmount > UNREAD_MAX_BYTES) {
      socket.terminate();
      return;
    }
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  }
}

let waiting: WebSocket | null = null;

/** Where the sessions of guided searches are served, on the same host. */
function sessionUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/session`;
}

/** Begins to connect for a search whose screen is still on its way. Browser only. */
export function connectEarly(): void {
  waiting?.close();
  waiting = new WebSocket(sessionUrl());
}

/** The socket that was connected early, once, as long as it was not lost meanwhile; else a new one. Browser only. */
export function openSessionSocket(): WebSocket {
  const early = waiting;
  waiting = null;
  return early && early.readyState <= WebSocket.OPEN ? early : new WebSocket(sessionUrl());
}

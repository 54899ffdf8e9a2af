import { once } from 'node:events';
import { WebSocket } from 'ws';

const INSPECTOR = 'http://127.0.0.1:9229/json/list';

/**
 * Bytes of memory that a Node process really uses, measured after a full garbage collection through its
 * inspector (which SIGUSR1 opens): JavaScript heap and buffers.
 */
export async function usedMemory(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorUrl());
  await once(socket, 'open');
  const call = async (id: number, method: string, params = {}) => {
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = await once(socket, 'message');
      const message = JSON.parse(String(data));
      if (message.id === id) return message.result;
    }
  };
  await call(1, 'HeapProfiler.enable');
  await call(2, 'HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await call(
    3,
    'Runtime.getHeapUsage',
  );
  socket.close();
  return usedSize + (embedderHeapUsedSize ?? 0) + (backingStorageSize ?? 0);
}

async function inspectorUrl(): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await fetch(INSPECTOR).catch(() => null);
    if (answer)
      return ((await answer.json()) as { webSocketDebuggerUrl: string }[])[0]!.webSocketDebuggerUrl;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the process opened no inspector');
}

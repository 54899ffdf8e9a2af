import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import type {
  Answer,
  ClientMessage,
  ProposedIdea,
  ServerMessage,
  Start,
} from '#modules/engine/shared.ts';
import { SessionClient } from './session-client.ts';
import type { SessionEvents } from './session-view.ts';

const SID = 'abcdefghijklmnopqrstuv';
const TIMEOUTS = { retryMs: 20, graceMs: 150, silenceMs: 120 };

const START: Start = {
  gender: 'Female',
  age: 360,
  price_min_cents: 2000,
  price_max_cents: 5000,
  from_location: '',
  hints: '',
  env: { pw: 360, ph: 640, dpi: 2, ua: 'test', uv: '0.30' },
};

const IDEA: ProposedIdea = {
  key: { merchant_id: 0, id_within_merchant: 'mug' },
  title: 'Un mug',
  short_title: null,
  description: '',
  price: 1200,
  rating: null,
  available: true,
  image: 'mug.webp',
  content: 'Un mug',
  reasons: [],
};

function question(id: number, answered: number[] = []): ServerMessage {
  return {
    type: 'QUESTION',
    question: {
      id,
      content: `Question ${id} ?`,
      category: 'AskStart',
      is_tag: false,
      allow_doubt: true,
    },
    answered: answered.map((question_id) => ({
      question_id,
      content: `Question ${question_id} ?`,
      answer: 'Yes' as const,
    })),
    step: answered.length + 1,
  };
}

function idea(...answered: [id: number, answer: Answer][]): ServerMessage {
  return {
    type: 'IDEA',
    idea: IDEA,
    aaq: false,
    answered: answered.map(([question_id, answer]) => ({ question_id, content: 'Oui', answer })),
  };
}

/** A server whose answers a test scripts; it records every message it receives. */
class ScriptedServer {
  #server: WebSocketServer | null = null;
  port = 0;
  readonly received: ClientMessage[] = [];
  answer: (message: ClientMessage) => ServerMessage[] = () => [];

  async start(): Promise<void> {
    const server = new WebSocketServer({ port: this.port, host: '127.0.0.1' });
    this.#server = server;
    await new Promise((resolve) => server.once('listening', resolve));
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (socket: ServerSocket) => {
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ClientMessage;
        this.received.push(message);
        for (const reply of this.answer(message)) socket.send(JSON.stringify(reply));
      });
    });
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    for (const socket of server.clients) socket.terminate();
    await new Promise((resolve) => server.close(resolve));
  }

  send(message: ServerMessage): void {
    for (const socket of this.#server?.clients ?? []) socket.send(JSON.stringify(message));
  }

  types(): string[] {
    return this.received.map((message) => message.type);
  }
}

let server: ScriptedServer;
let client: SessionClient;

function makeEvents() {
  return {
    flowId: vi.fn<SessionEvents['flowId']>(),
    invalid: vi.fn<SessionEvents['invalid']>(),
    pending: vi.fn<SessionEvents['pending']>(),
    isServerGone: vi.fn<SessionEvents['isServerGone']>(async () => true),
    found: vi.fn<SessionEvents['found']>(),
    rejected: vi.fn<SessionEvents['rejected']>(),
    fallBack: vi.fn<SessionEvents['fallBack']>(),
  };
}
let events: ReturnType<typeof makeEvents>;

function open(flowId: string | null, start: Start | null = START): void {
  client = new SessionClient({
    openSocket: () => new WebSocket(`ws://127.0.0.1:${server.port}/session`),
    flowId,
    start,
    events,
    timeouts: TIMEOUTS,
  });
  client.open();
}

function pendingCount(): number {
  return events.pending.mock.calls.reduce((sum, [delta]) => sum + delta, 0);
}

function until(assertion: () => void): Promise<void> {
  return vi.waitFor(assertion, { timeout: 15_000, interval: 5 });
}

function settled(stepId: number): Promise<void> {
  return until(() => {
    expect(client.view).toMatchObject({ waiting: false, step: { question: { id: stepId } } });
  });
}

beforeEach(async () => {
  events = makeEvents();
  server = new ScriptedServer();
  await server.start();
});

afterEach(async () => {
  client.close();
  await server.stop();
});

describe('beginning', () => {
  test('a new search sends its criteria once and keeps the id it gets', async () => {
    server.answer = ({ type }) =>
      type === 'FLOW_ID' ? [{ type: 'FLOW_ID', id: SID }, question(1)] : [];
    open(null);
    expect(pendingCount()).toBe(1);
    await settled(1);
    expect(events.flowId).toHaveBeenCalledWith(SID);
    expect(client.view.sid).toBe(SID);
    expect(pendingCount()).toBe(0);
    expect(server.received[0]).toEqual({ type: 'FLOW_ID', start: START });
  });

  test('the time to the first question is reported once, for a new search only', async () => {
    server.answer = (message) => {
      if (message.type === 'FLOW_ID') return [{ type: 'FLOW_ID', id: SID }, question(1)];
      return message.type === 'ANSWER' ? [question(2, [1])] : [];
    };
    open(null);
    await settled(1);
    client.act({ type: 'ANSWER', question_id: 1, answer: 'Yes' });
    await settled(2);
    const metrics = server.received.filter(({ type }) => type === 'M');
    expect(metrics).toEqual([
      { type: 'M', f: SID, k: 'time_to_first_question', v: expect.any(Number) },
    ]);
  });

  test('a known session is resumed', async () => {
    server.answer = ({ type }) => (type === 'START_SYNC' ? [question(4, [1, 2, 3])] : []);
    open(SID);
    await settled(4);
    expect(client.view.answered).toHaveLength(3);
    expect(server.received[0]).toEqual({ type: 'START_SYNC', start: START, flow_id: SID });
    expect(server.types()).not.toContain('M');
  });

  test('without session nor criteria it reports an invalid session and opens nothing', () => {
    open(null, null);
    expect(events.invalid).toHaveBeenCalledOnce();
    expect(pendingCount()).toBe(0);
  });

  test('an invalid session is dropped', async () => {
    server.answer = () => [{ type: 'INVALID_FLOW_ID' }];
    open(SID);
    await until(() => expect(events.invalid).toHaveBeenCalledOnce());
    expect(events.flowId).toHaveBeenLastCalledWith(null);
    expect(pendingCount()).toBe(0);
  });
});

describe('moves', () => {
  test('a second answer waits for the step after the first', async () => {
    server.answer = ({ type }) => (type === 'START_SYNC' ? [question(1)] : []);
    open(SID);
    await settled(1);
    client.act({ type: 'ANSWER', question_id: 1, answer: 'Yes' });
    client.act({ type: 'ANSWER', question_id: 1, answer: 'No' });
    await until(() => expect(server.types()).toContain('ANSWER'));
    server.send(question(2, [1]));
    await settled(2);
    expect(server.types().filter((type) => type === 'ANSWER')).toHaveLength(1);
    expect(pendingCount()).toBe(0);
  });

  test('a shown idea is marked as seen once, and its echo does not end the next move', async () => {
    server.answer = (message) => {
      if (message.type === 'START_SYNC') return [idea()];
      if (message.type !== 'IDEA_FEEDBACK') return [];
      if (message.feedback === 'BadIdea') return [question(2)];
      return [idea()];
    };
    open(SID);
    await until(() => expect(client.view.step?.kind).toBe('idea'));
    client.act({ type: 'IDEA_FEEDBACK', idea_key: IDEA.key, feedback: 'BadIdea', aaq: false });
    await settled(2);
    const feedback = server.received.flatMap((m) => (m.type === 'IDEA_FEEDBACK' ? m.feedback : []));
    expect(feedback).toEqual(['SawIdea', 'BadIdea']);
  });

  test('the answers so far are those that the server sends, with an idea as with a question', async () => {
    server.answer = (message) => {
      if (message.type === 'START_SYNC') return [question(2, [1])];
      if (message.type === 'ANSWER') return [idea([1, 'Yes'], [2, 'ProbablyNo'])];
      return message.type === 'UNDO' ? [question(1, [2])] : [];
    };
    open(SID);
    await settled(2);
    client.act({ type: 'ANSWER', question_id: 2, answer: 'No' });
    await until(() => expect(client.view.step?.kind).toBe('idea'));
    expect(client.view.answered.map((a) => [a.question_id, a.answer])).toEqual([
      [1, 'Yes'],
      [2, 'ProbablyNo'],
    ]);
    client.act({ type: 'UNDO', question_id: 1 });
    await settled(1);
    expect(client.view.answered.map((a) => a.question_id)).toEqual([2]);
  });

  test('a rejected message is reported, and moves can be made again', async () => {
    server.answer = (message) => {
      if (message.type === 'START_SYNC') return [question(1)];
      if (message.type !== 'ANSWER') return [];
      return [{ type: 'ERROR', code: 'too_fast', message: 'Doucement !' }];
    };
    open(SID);
    await settled(1);
    client.act({ type: 'ANSWER', question_id: 1, answer: 'Yes' });
    await until(() => expect(events.rejected).toHaveBeenCalledWith('Doucement !'));
    expect(client.view.waiting).toBe(false);
  });

  test('an accepted idea ends the search and drops the session', async () => {
    server.answer = (message) => {
      if (message.type === 'START_SYNC') return [idea()];
      const good = message.type === 'IDEA_FEEDBACK' && message.feedback === 'GoodIdea';
      return good ? [{ type: 'END' }] : [];
    };
    open(SID);
    await until(() => expect(client.view.step?.kind).toBe('idea'));
    client.act({ type: 'IDEA_FEEDBACK', idea_key: IDEA.key, feedback: 'GoodIdea', aaq: false });
    await until(() => expect(client.view.step).toEqual({ kind: 'end', idea: IDEA, kept: [] }));
    expect(events.flowId).toHaveBeenLastCalledWith(null);
    expect(events.found).toHaveBeenCalledWith(
      IDEA,
      expect.objectContaining({ sid: SID, kept: [] }),
    );
    expect(pendingCount()).toBe(0);
  });

  test('feedback about an idea other than the current one is acknowledged though the step stays, and accepts that idea', async () => {
    const beside = { ...IDEA, key: { merchant_id: 0, id_within_merchant: 'the' }, title: 'Un thé' };
    const judged = [
      { key: beside.key, title: beside.title, feedback: 'GoodIdea', after: 0 } as const,
    ];
    server.answer = (message) => {
      if (message.type === 'START_SYNC') return [question(1)];
      if (message.type !== 'IDEA_FEEDBACK') return [];
      const { feedback, aaq } = message;
      // The echo of a note comes first.
      if (feedback === 'GoodIdea' && !aaq) return [{ type: 'END', idea: beside, kept: [IDEA] }];
      const kept = { ...question(1), judged, kept: [beside] } as ServerMessage;
      return feedback === 'SawIdea' ? [question(1)] : [kept];
    };
    open(SID);
    await settled(1);
    client.note('SawIdea', beside.key);
    client.act({ type: 'IDEA_FEEDBACK', idea_key: beside.key, feedback: 'GoodIdea', aaq: true });
    await until(() =>
      expect(client.view).toMatchObject({ waiting: false, kept: [beside], judged }),
    );
    server.send({ type: 'IH', ideas: [beside, IDEA] });
    await until(() => expect(client.view.highlights).toHaveLength(2));
    client.act({ type: 'IDEA_FEEDBACK', idea_key: beside.key, feedback: 'GoodIdea', aaq: false });
    const end = { kind: 'end', idea: beside, kept: [IDEA] };
    await until(() => expect(client.view.step).toEqual(end));
    // The found gift is no other lead.
    expect(client.view.highlights).toEqual([IDEA]);
    expect(events.found).toHaveBeenCalledWith(beside, expect.objectContaining({ kept: [IDEA] }));
  });

  test('a search that ended before this page knew its idea is asked for as a page', async () => {
    server.answer = () => [{ type: 'END' }];
    open(SID);
    await until(() => expect(events.fallBack).toHaveBeenCalledWith(null, SID));
    expect(events.flowId).toHaveBeenLastCalledWith(null);
  });

  test('giving up ends the search', async () => {
    server.answer = () => [{ type: 'GIVE_UP' }];
    open(SID);
    await until(() =>
      expect(client.view).toMatchObject({ waiting: false, step: { kind: 'give_up' } }),
    );
    expect(events.flowId).toHaveBeenLastCalledWith(null);
  });

  test('highlights are asked for when their number changes, and kept when there is room for fewer', async () => {
    server.answer = (message) => {
      if (message.type === 'START_SYNC') return [question(1)];
      return message.type === 'IHC' && message.n > 0 ? [{ type: 'IH', ideas: [IDEA] }] : [];
    };
    open(SID);
    client.highlight(3);
    await until(() => expect(client.view.highlights).toEqual([IDEA]));
    client.highlight(3);
    client.highlight(0);
    expect(client.view.highlights).toEqual([IDEA]);
    await until(() => expect(server.types().filter((type) => type === 'IHC')).toHaveLength(2));
  });
});

describe('when the server is unreachable', () => {
  test('a restart goes unnoticed, and the highlights come back', async () => {
    server.answer = ({ type }) => (type === 'START_SYNC' ? [question(1)] : []);
    open(SID);
    client.highlight(3);
    await until(() => expect(server.types()).toContain('IHC'));
    await settled(1);
    await server.stop();
    await server.start();
    await until(() => expect(server.types().filter((t) => t === 'START_SYNC')).toHaveLength(2));
    await until(() => expect(server.types().filter((t) => t === 'IHC')).toHaveLength(2));
    expect(client.view.away).toBe(false);
  });

  test('an answer given meanwhile is sent after the reconnection', async () => {
    server.answer = ({ type }) => {
      if (type === 'START_SYNC') return [question(1)];
      return type === 'ANSWER' ? [question(2, [1])] : [];
    };
    open(SID);
    await settled(1);
    await server.stop();
    client.act({ type: 'ANSWER', question_id: 1, answer: 'Yes' });
    await server.start();
    await settled(2);
    expect(server.types().filter((type) => type === 'ANSWER')).toHaveLength(1);
  });

  test('an answer that the server stored before it stopped is not sent again', async () => {
    server.answer = ({ type }) => (type === 'START_SYNC' ? [question(1)] : []);
    open(SID);
    await settled(1);
    client.act({ type: 'ANSWER', question_id: 1, answer: 'Yes' });
    await until(() => expect(server.types()).toContain('ANSWER'));
    await server.stop();
    server.answer = ({ type }) => (type === 'START_SYNC' ? [question(2, [1])] : []);
    await server.start();
    await settled(2);
    expect(server.types().filter((type) => type === 'ANSWER')).toHaveLength(1);
    expect(pendingCount()).toBe(0);
  });

  test('an undo that the server made before it stopped is not made again', async () => {
    server.answer = ({ type }) => (type === 'START_SYNC' ? [question(3, [1, 2])] : []);
    open(SID);
    await settled(3);
    client.act({ type: 'UNDO', question_id: 1 });
    await until(() => expect(server.types()).toContain('UNDO'));
    await server.stop();
    server.answer = ({ type }) => (type === 'START_SYNC' ? [question(3, [2])] : []);
    await server.start();
    await settled(3);
    expect(client.view.answered.map((a) => a.question_id)).toEqual([2]);
    expect(server.types().filter((type) => type === 'UNDO')).toHaveLength(1);
  });

  test('a long absence of the server is reported, the move handed over to the page, and both recover', async () => {
    server.answer = ({ type }) => {
      if (type === 'START_SYNC') return [question(1)];
      return type === 'ANSWER' ? [question(2, [1])] : [];
    };
    open(SID);
    await settled(1);
    await server.stop();
    const move = { type: 'ANSWER', question_id: 1, answer: 'Yes' } as const;
    client.act(move);
    await until(() => expect(client.view).toMatchObject({ away: true, waiting: true }));
    expect(events.fallBack).toHaveBeenCalledWith(move, SID);
    await server.start();
    await settled(2);
    expect(client.view.away).toBe(false);
  });

  test('a server that does not answer is checked before its connection counts as lost', async () => {
    server.answer = ({ type }) => (type === 'START_SYNC' ? [question(1)] : []);
    client = new SessionClient({
      openSocket: () => new WebSocket(`ws://127.0.0.1:${server.port}/session`),
      flowId: SID,
      start: START,
      events,
      timeouts: { retryMs: 20, graceMs: 50, silenceMs: 60_000 },
    });
    client.open();
    await settled(1);
    client.act({ type: 'ANSWER', question_id: 1, answer: 'Yes' });
    await until(() => expect(client.view.away).toBe(true));
    expect(events.isServerGone).toHaveBeenCalledOnce();
    server.send(question(2, [1]));
    await settled(2);
    expect(client.view.away).toBe(false);
  });

  test('a network that the browser knows to be lost is not waited for', async () => {
    server.answer = ({ type }) => (type === 'START_SYNC' ? [question(1)] : []);
    open(SID);
    await settled(1);
    client.networkLost();
    await until(() => expect(server.types().filter((t) => t === 'START_SYNC')).toHaveLength(2));
  });

  test('a connection that was lost without being closed is opened again', async () => {
    let hasStopped = false;
    server.answer = ({ type }) => {
      if (type === 'START_SYNC') {
        hasStopped = server.types().filter((t) => t === 'START_SYNC').length === 1;
        return [question(1)];
      }
      return type === 'ANSWER' && !hasStopped ? [question(2, [1])] : [];
    };
    open(SID);
    await settled(1);
    client.act({ type: 'ANSWER', question_id: 1, answer: 'Yes' });
    await settled(2);
    expect(server.types().filter((type) => type === 'START_SYNC')).toHaveLength(2);
  });
});

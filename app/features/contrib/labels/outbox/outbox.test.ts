import { expect, test, vi } from 'vitest';
import { type Entry, Outbox, type Sent } from './outbox.ts';

const entry = (idea_id: number, label: Entry['label'] = 'YesIsBetter'): Entry => ({
  ...{ idea_id, question_id: 1, label },
  name: `Idée ${idea_id}`,
});

/** An outbox whose requests are answered one after the other, by hand. */
function outbox(kept: Entry[] = []) {
  const answers: ((sent: Sent) => void)[] = [];
  const send = vi.fn(
    (_: readonly Entry[]) => new Promise<Sent>((resolve) => answers.push(resolve)),
  );
  const keep = vi.fn((_: readonly Entry[]) => {});
  const later = vi.fn((_run: () => void, _ms: number) => {});
  const answer = async (sent: Sent) => {
    answers.shift()?.(sent);
    await vi.waitFor(() => {});
  };
  return { box: new Outbox({ send, keep, later }, kept), send, keep, later, answer };
}

const failed = (status: number | null): Sent => ({ ok: false, status, message: 'Raté.' });

test('labels are sent one request at a time, those given meanwhile together', async () => {
  const { box, send, answer } = outbox();
  for (const id of [1, 2, 3]) box.add(entry(id));
  expect(send.mock.calls).toEqual([[[entry(1)]]]);
  await answer({ ok: true });
  expect(send.mock.calls[1]).toEqual([[entry(2), entry(3)]]);
  await answer({ ok: true });
  expect(box.state).toEqual({ waiting: 0, problem: null, isStopped: false, rejected: [] });
});

test('of several labels of one pair the last one is sent, also when it comes while another is on its way', async () => {
  const { box, send, answer } = outbox();
  box.add(entry(1));
  box.add(entry(1, 'None'));
  box.add(entry(1, null));
  await answer({ ok: true });
  expect(send.mock.calls).toEqual([[[entry(1)]], [[entry(1, null)]]]);
});

test.each([null, 500, 503, 429])(
  'what fails with %s is kept, said, and sent again ever more rarely',
  async (status) => {
    const { box, send, keep, later, answer } = outbox();
    box.add(entry(1));
    await answer(failed(status));
    expect(box.state).toMatchObject({ waiting: 1, problem: 'Raté.' });
    expect(keep).toHaveBeenLastCalledWith([entry(1)]);
    box.add(entry(2));
    expect(send).toHaveBeenCalledTimes(1);
    later.mock.calls[0]![0]();
    await answer(failed(status));
    expect(later.mock.calls.map(([, ms]) => ms)).toEqual([1000, 2000]);
    box.retry();
    expect(send).toHaveBeenLastCalledWith([entry(1), entry(2)]);
    await answer({ ok: true });
    expect(box.state).toMatchObject({ waiting: 0, problem: null });
    expect(keep).toHaveBeenLastCalledWith([]);
  },
);

test('a rejected label is told from those sent with it, which are stored', async () => {
  const { box, send, answer } = outbox();
  for (const id of [1, 2, 3]) box.add(entry(id));
  await answer({ ok: true });
  await answer(failed(422));
  await answer(failed(422));
  await answer({ ok: true });
  expect(send.mock.calls.slice(2)).toEqual([[[entry(2)]], [[entry(3)]]]);
  expect(box.state).toMatchObject({ waiting: 0, problem: null, rejected: [entry(2)] });
  box.dismiss();
  expect(box.state.rejected).toEqual([]);
});

test('without an account nothing is sent until it is asked for, and nothing is lost', async () => {
  const { box, send, later, answer } = outbox();
  box.add(entry(1));
  await answer(failed(401));
  box.add(entry(2));
  expect(later).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledTimes(1);
  expect(box.state).toMatchObject({ waiting: 2, isStopped: true });
  box.retry();
  expect(send).toHaveBeenLastCalledWith([entry(1), entry(2)]);
});

test('what an earlier page kept is sent again', () => {
  const { box, send } = outbox([entry(1)]);
  box.retry();
  expect(send.mock.calls).toEqual([[[entry(1)]]]);
});

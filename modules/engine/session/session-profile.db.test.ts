import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { START } from '../../../tests/fixtures/search.ts';
import { asked, eventCount, searchFor, shown, stepAfter } from '../../../tests/fixtures/session.ts';
import type { Start, Step } from '../shared.ts';
import { refreshSnapshot } from '../snapshot/index.server.ts';
import { answerQuestion, giveFeedback, startSession, undoMove } from './commands.server.ts';
import { changeProfile, describedRecipient } from './profile.commands.server.ts';
import { currentStep, explainSession, highlightIdeas } from './queries.server.ts';

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
});

describe('hints', () => {
  beforeEach(async () => {
    await plantCatalogue({
      ...SIXTEEN_IDEAS,
      questions: [
        { id: 1, category: 'TagMain', keywords: ['guitare', 'piano'] },
        { id: 2, category: 'AskOnlyIfNeeded', keywords: ['bois'] },
        { id: 3, category: 'GoodToAsk', keywords: ['chien'] },
        { id: 4, category: 'GoodToAsk' },
        { id: 6, category: 'TagMain' },
      ],
      relations: [
        [1, 'refines', 4],
        [1, 'implies', 6],
      ],
    });
    await refreshSnapshot();
  });

  /** Every question that a search with these hints asks before its first idea, answered with « I do not know ». */
  async function askedAfter(hints: string) {
    let { sid, step } = await startSession({ ...START, hints });
    const ids: number[] = [];
    while (step.kind === 'question') {
      ids.push(step.question.id);
      step = await stepAfter(answerQuestion(sid, step.question.id, 'IDontKnow'));
    }
    return { ids, idea: shown(step) };
  }

  test('a wish that names a theme is a « yes » to it, which opens and implies like an answer', async () => {
    const { sid } = await startSession({ ...START, hints: 'du chant, des guitares' });
    const { ids, idea } = await askedAfter('du chant, des guitares');
    expect(ids).not.toContain(1);
    expect(ids).not.toContain(6);
    expect(ids).toContain(4);
    expect((await askedAfter('')).ids).not.toContain(4);
    // No word of the idea is « guitares », and none of the question.
    expect(idea.reasons).toContain('Female affirmative 1');
    const explained = await explainSession(sid);
    const best = explained!.state.ideas.map(({ key }) => Number(key.id_within_merchant.slice(1)));
    expect(best.slice(0, 8).every((i) => i % 2 === 1)).toBe(true);
  });

  test('who is said to love something is shown nothing for beginners of it, unless they begin', async () => {
    await db('idea')
      .where({ id_within_merchant: 'i1' })
      .update({ title: 'Une initiation au piano' });
    await refreshSnapshot();
    const bestFor = async (hints: string) => {
      const { sid, step } = await startSession({ ...START, hints });
      const { ideas } = (await explainSession(sid))!.state;
      return [...(step.kind === 'idea' ? [step.idea] : []), ...ideas].map(({ title }) => title);
    };
    expect(await bestFor('piano')).not.toContain('Une initiation au piano');
    expect(await bestFor('aimerait apprendre le piano')).toContain('Une initiation au piano');
    expect(await bestFor('cours de piano')).toContain('Une initiation au piano');
    // Who is said to love something else may begin with this.
    expect(await bestFor('son chien')).toContain('Une initiation au piano');
  });

  const chipsOf = (step: Step) => ('answered' in step ? step.answered : []);

  test('so is one that names an occasion, or something true of the recipient', async () => {
    const { step } = await startSession({ ...START, hints: 'son chien' });
    expect(chipsOf(step)).toMatchObject([{ question_id: 3, answer: 'Yes', origin: 'hint' }]);
    expect((await askedAfter('son chien')).ids).not.toContain(3);
  });

  test('such a theme is listed among the answers in the visitor’s words, until it is taken back', async () => {
    const { sid, step } = await startSession({ ...START, hints: 'du piano; des guitares' });
    const chip = {
      question_id: 1,
      content: 'Tu as parlé de «\u00a0piano et guitares\u00a0»',
      answer: 'Yes',
      origin: 'hint',
    };
    expect(chipsOf(step)).toEqual([chip]);
    const question = asked(await stepAfter(answerQuestion(sid, asked(step).id, 'IDontKnow')));
    const without = await stepAfter(undoMove(sid, 1));
    expect(chipsOf(without).map(({ origin }) => origin)).toEqual([undefined]);
    // A finer question may no longer be asked; any other stays current.
    if (question.id !== 4) expect(asked(without)).toEqual(question);
    const before = await eventCount(sid);
    expect(await stepAfter(undoMove(sid, 1))).toEqual(without);
    expect(await eventCount(sid)).toBe(before);
    expect(await currentStep(sid)).toEqual(without);
  });

  test('taking a theme back closes the questions it opened, and drops the ideas that its wish named', async () => {
    await db('idea').where({ id_within_merchant: 'i2' }).update({ title: 'Une guitare' });
    await refreshSnapshot();
    const entropyOf = async (sid: string) => (await explainSession(sid))!.state.entropy;
    let { sid, step } = await startSession({ ...START, hints: 'guitare' });
    const before = await entropyOf((await startSession(START)).sid);
    expect(await entropyOf(sid)).toBeLessThan(before - 0.4);
    while (asked(step).id !== 4) {
      step = await stepAfter(answerQuestion(sid, asked(step).id, 'IDontKnow'));
    }
    expect(asked(await stepAfter(undoMove(sid, 1))).id).not.toBe(4);
    expect(await entropyOf(sid)).toBeCloseTo(before, 9);
  });

  test('a wish that refuses a theme is a « no » to it, listed in the visitor’s words until it is taken back', async () => {
    const { sid, step } = await startSession({ ...START, hints: 'pas de guitare' });
    const chip = {
      question_id: 1,
      content: 'Tu as dit «\u00a0pas de guitare\u00a0»',
      answer: 'No',
      origin: 'hint',
    };
    expect(chipsOf(step)).toEqual([chip]);
    const { ids, idea } = await askedAfter('pas de guitare');
    expect(ids).not.toContain(1);
    expect(idea.reasons.join()).not.toContain('guitare');
    const explained = await explainSession(sid);
    const best = explained!.state.ideas.map(({ key }) => Number(key.id_within_merchant.slice(1)));
    expect(best.slice(0, 8).every((i) => i % 2 === 0)).toBe(true);
    const without = await stepAfter(undoMove(sid, 1));
    expect(chipsOf(without)).toEqual([]);
    const untold = await startSession(START);
    expect((await explainSession(sid))!.state.entropy).toBeCloseTo(
      (await explainSession(untold.sid))!.state.entropy,
      9,
    );
  });

  test('one that names what is never asked, or a trait, is listed too, once for the same words', async () => {
    await plantCatalogue({
      ...SIXTEEN_IDEAS,
      questions: [
        { id: 1, category: 'TagMain', keywords: ['guitare'] },
        { id: 2, category: 'Unknown', keywords: ['guitare', 'créole'] },
        { id: 3, category: 'AverageQuality', keywords: ['mer'] },
        { id: 4, category: 'GoodToAsk' },
      ],
    });
    await refreshSnapshot();
    const { sid, step } = await startSession({ ...START, hints: 'guitare, créole, la mer' });
    expect(chipsOf(step).map(({ question_id, content }) => [question_id, content])).toEqual([
      [1, 'Tu as parlé de «\u00a0guitare\u00a0»'],
      [2, 'Tu as parlé de «\u00a0guitare et créole\u00a0»'],
      [3, 'Tu as parlé de «\u00a0mer\u00a0»'],
    ]);
    const without = await stepAfter(undoMove(sid, 3));
    expect(chipsOf(without)).toHaveLength(2);
  });

  test('the visitor’s own answer wins over a hint, which is then no chip', async () => {
    await db('question_relation').insert({
      question_id: 4,
      relation: 'noImplies',
      other_question_id: 1,
    });
    await refreshSnapshot();
    let { sid, step } = await startSession({ ...START, hints: 'guitare' });
    while (asked(step).id !== 4) {
      step = await stepAfter(answerQuestion(sid, asked(step).id, 'IDontKnow'));
    }
    expect(chipsOf(step)[0]).toMatchObject({ origin: 'hint' });
    const after = await stepAfter(answerQuestion(sid, 4, 'No'));
    expect(chipsOf(after).every(({ origin }) => origin === undefined)).toBe(true);
  });

  test('unknown words are listed until the first move', async () => {
    const { sid, step } = await startSession({ ...START, hints: 'guitare, patin à vapeur' });
    expect(step).toMatchObject({ missed: ['patin à vapeur'] });
    expect(await currentStep(sid)).toMatchObject({ missed: ['patin à vapeur'] });
    const next = await stepAfter(answerQuestion(sid, asked(step).id, 'No'));
    expect(next).toMatchObject({ missed: [] });
  });

  test('a material is no interest', async () => {
    const explained = async (hints: string) => {
      const { sid } = await startSession({ ...START, hints });
      return (await explainSession(sid))!.state.entropy;
    };
    expect(await explained('du bois')).toBeCloseTo(await explained(''), 9);
    expect(await explained('un chien')).toBeLessThan(await explained(''));
  });
});

describe('automated answers', () => {
  async function questionsAskedOf(gender: Start['gender']): Promise<number[]> {
    let { sid, step } = await startSession({ ...START, gender });
    const ids: number[] = [];
    while (step.kind === 'question') {
      ids.push(step.question.id);
      step = await stepAfter(answerQuestion(sid, step.question.id, 'No'));
    }
    return ids;
  }

  test('a rule on the profile answers a question before it is asked, for that profile only', async () => {
    await db('automated_answer').insert({ gender: 'Female', question_id: 2, answer: 'Yes' });
    await refreshSnapshot();
    expect(await questionsAskedOf('Female')).not.toContain(2);
    expect(await questionsAskedOf('Male')).toContain(2);
  });

  test('a rule on an answer waits for that answer', async () => {
    await db('automated_answer').insert({ question_id: 3, answer: 'No', conditions: [-1] });
    await refreshSnapshot();
    const asked = await questionsAskedOf('Male');
    expect(asked.indexOf(3)).toBeLessThan(asked.indexOf(1));
  });

  test('a rule that answers « I don’t know » keeps a question from being asked', async () => {
    await db('automated_answer').insert({
      question_id: 2,
      answer: 'IDontKnow',
      age_max_months: 1200,
    });
    await refreshSnapshot();
    expect(await questionsAskedOf('Female')).not.toContain(2);
  });
});

describe('chips of automated answers', () => {
  const chipsOf = (step: Step) => ('answered' in step ? step.answered : []);

  /** The questions that are asked from a step on of a visitor who knows nothing. */
  async function askedFrom(sid: string, from: Step): Promise<number[]> {
    const ids: number[] = [];
    let step = from;
    while (step.kind === 'question') {
      ids.push(step.question.id);
      step = await stepAfter(answerQuestion(sid, step.question.id, 'IDontKnow'));
    }
    return ids;
  }

  test('list what the profile answers, and can be taken back: then the question may be asked', async () => {
    await db('automated_answer').insert([{ gender: 'Female', question_id: 2, answer: 'No' }]);
    await refreshSnapshot();
    const { sid, step } = await startSession(START);
    expect(chipsOf(step)).toEqual([
      { question_id: 2, content: 'Female negative 2', answer: 'No', origin: 'profile' },
    ]);
    const without = await stepAfter(undoMove(sid, 2));
    expect(chipsOf(without)).toEqual([]);
    expect(await askedFrom(sid, without)).toContain(2);
  });

  test('are at most three, the others are supposed; none takes the place of one that was taken back', async () => {
    await db('automated_answer').insert(
      [1, 2, 3, 4].map((question_id) => ({ question_id, answer: 'Yes' })),
    );
    await refreshSnapshot();
    const { sid, step } = await startSession(START);
    const ids = (of: Step, supposed?: true) =>
      chipsOf(of)
        .filter((chip) => chip.supposed === supposed)
        .map(({ question_id }) => question_id);
    expect(ids(step)).toEqual([1, 2, 3]);
    expect(ids(step, true)).toEqual([4]);
    const without = await stepAfter(undoMove(sid, 1));
    expect(ids(without)).toEqual([2, 3]);
    expect(ids(without, true)).toEqual([4]);
  });

  test('what only probably holds is supposed, unless the visitor’s own words say it; « I don’t know » is not shown', async () => {
    const rule = { gender: 'Female', answer: 'ProbablyNo' } as const;
    await db('automated_answer').insert([
      { ...rule, question_id: 2 },
      { ...rule, question_id: 3, hint_words: ['cadeau'] },
      { ...rule, question_id: 4, answer: 'IDontKnow' },
    ]);
    await refreshSnapshot();
    const { sid, step } = await startSession({ ...START, hints: 'un cadeau' });
    const probable = { answer: 'ProbablyNo', origin: 'profile' };
    expect(chipsOf(step)).toEqual([
      { ...probable, question_id: 3, content: 'Female negative 3' },
      { ...probable, question_id: 2, content: 'Female negative 2', supposed: true },
    ]);
    const without = await stepAfter(undoMove(sid, 2));
    expect(chipsOf(without)).toMatchObject([{ question_id: 3 }]);
    const ids = await askedFrom(sid, without);
    expect(ids).toContain(2);
    expect(ids).not.toContain(3);
    expect(ids).not.toContain(4);
  });

  test('what probably follows from another answer is supposed', async () => {
    const { sid, step } = await startSession(START);
    const first = asked(step).id;
    const other = first === 1 ? 2 : 1;
    await db('automated_answer').insert([
      { question_id: other, answer: 'ProbablyYes', conditions: [-first] },
    ]);
    await refreshSnapshot();
    const answered = await stepAfter(answerQuestion(sid, first, 'No'));
    expect(chipsOf(answered)).toMatchObject([
      { question_id: other, answer: 'ProbablyYes', supposed: true },
      { question_id: first, answer: 'No' },
    ]);
  });
});

describe('a changed profile', () => {
  const NEW_PROFILE = {
    gender: 'Male',
    age: 480,
    price_min_cents: 1000,
    price_max_cents: 5000,
    hints: '',
  } as const;

  test('keeps the answers and the current step, worded for the new recipient', async () => {
    const { sid, step } = await startSession(START);
    const question = asked(await stepAfter(answerQuestion(sid, asked(step).id, 'Yes')));
    const after = await stepAfter(changeProfile(sid, NEW_PROFILE));
    expect(asked(after).id).toBe(question.id);
    expect(after).toMatchObject({
      recipient: { gender: 'Male', age: 480, price_min_cents: 1000, price_max_cents: 5000 },
      answered: [{ content: `Male affirmative ${asked(step).id}` }],
    });
    expect(await currentStep(sid)).toEqual(after);
    expect(await describedRecipient(sid)).toEqual(NEW_PROFILE);
  });

  test('applies to everything that is shown from then on', async () => {
    await db('idea').where('id_within_merchant', '<>', 'i3').update({ price_cents: 9000 });
    await refreshSnapshot();
    const { sid } = await startSession(START);
    await changeProfile(sid, { ...NEW_PROFILE, price_max_cents: 3500 });
    expect((await highlightIdeas(sid, 1))?.[0]?.title).toBe('Idée i3');
  });

  test('keeps the current idea while it fits, and replaces it when it is too expensive', async () => {
    const { sid, step } = await searchFor(5);
    const { key } = shown(step);
    expect(
      shown(await stepAfter(changeProfile(sid, { ...NEW_PROFILE, gender: 'Female' }))).key,
    ).toEqual(key);
    const next = await stepAfter(changeProfile(sid, { ...NEW_PROFILE, price_max_cents: 1500 }));
    expect('idea' in next && next.idea?.key).not.toEqual(key);
    expect(next).toMatchObject({ kind: expect.stringMatching(/question|give_up/) });
  });

  test('has its hints matched again, while dismissed answers of the profile stay dismissed', async () => {
    await db('question')
      .where({ id: 1 })
      .update({ keywords: ['guitare'], category: 'TagMain' });
    await db('automated_answer').insert({ question_id: 2, answer: 'No' });
    await refreshSnapshot();
    const { sid, step } = await startSession({ ...START, hints: 'guitare' });
    expect(step).toMatchObject({ answered: [{ question_id: 2 }, { question_id: 1 }] });
    await undoMove(sid, 2);
    await undoMove(sid, 1);
    const same = await stepAfter(changeProfile(sid, { ...NEW_PROFILE, hints: 'guitare' }));
    expect(same).toMatchObject({ answered: [], missed: [] });
    const again = await stepAfter(changeProfile(sid, { ...NEW_PROFILE, hints: 'guitare, xyzzy' }));
    expect(again).toMatchObject({
      answered: [{ question_id: 1 }],
      missed: ['xyzzy'],
    });
  });

  test('is read by a process that had cached the search', async () => {
    const { sid, step } = await startSession(START);
    // Another process writes.
    await db('search_session').where({ id: sid }).update({ gender: 'Couple' });
    await db.raw(
      `insert into search_event (month, session_id, seq, kind)
       select month, id, 1, 'profile' from search_session where id = ?`,
      [sid],
    );
    const next = await stepAfter(answerQuestion(sid, asked(step).id, 'Yes'));
    expect(next).toMatchObject({ answered: [{ content: `Couple affirmative ${asked(step).id}` }] });
  });

  test('changes nothing of a search that is over, nor of one that does not exist', async () => {
    const { sid, step } = await searchFor(3);
    const end = await stepAfter(giveFeedback(sid, shown(step).key, 'GoodIdea', false));
    expect(await stepAfter(changeProfile(sid, NEW_PROFILE))).toEqual(end);
    expect(await describedRecipient(sid)).toMatchObject({ gender: 'Female' });
    for (const unknown of ['A'.repeat(22), '', 'x']) {
      expect(await changeProfile(unknown, NEW_PROFILE)).toEqual({
        ok: false,
        reason: 'invalid_session',
      });
      expect(await describedRecipient(unknown)).toBeNull();
    }
  });
});

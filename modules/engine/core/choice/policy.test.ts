import { describe, expect, test } from 'vitest';
import {
  beliefOf,
  compile,
  evidenceOf,
  type NamedCatalogue,
  NEW_SESSION,
} from '#tests/fixtures/named-catalogue.ts';
import { explainIdea } from './explain.ts';
import { chooseHighlights } from './highlights.ts';
import { bestQuestion, decide, REFUSED_BEFORE_GIVING_UP } from './policy.ts';
import { rankQuestions } from './questions.ts';

/** Sixteen ideas that four questions distinguish, as the bits of a number. */
const binary = compile({
  ideas: Object.fromEntries(
    Array.from({ length: 16 }, (_, i) => [
      `idea ${i}`,
      {
        labels: Object.fromEntries(
          [0, 1, 2, 3].map((bit) => [`bit ${bit}`, (i >> bit) & 1 ? 3 : -3]),
        ),
      },
    ]),
  ),
  questions: Object.fromEntries([0, 1, 2, 3].map((bit) => [`bit ${bit}`, 'GoodToAsk' as const])),
});

/** Football tells more of these ideas than concerts, which are music as the guitar is. */
const musical = compile({
  ideas: Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [
      `idea ${i}`,
      { labels: { concerts: i % 2 && i > 16 ? 2 : -2, football: i < 20 ? 2 : -2 } },
    ]),
  ),
  questions: {
    music: 'AskStart',
    instruments: 'TagMain',
    guitar: 'TagSecondary',
    concerts: 'TagMain',
    football: 'TagMain',
  },
  relations: [
    ['guitar', 'implies', 'music'],
    ['instruments', 'implies', 'music'],
    ['concerts', 'implies', 'music'],
  ],
});

/** What comes next in a search of a catalogue: a question, an idea, or the end. */
function kindOfNext(
  catalogue: NamedCatalogue,
  known: Parameters<typeof evidenceOf>[1],
  progress: Partial<typeof NEW_SESSION>,
): string {
  const belief = beliefOf(catalogue.snapshot, evidenceOf(catalogue, known));
  return decide(belief, { ...NEW_SESSION, ...progress }).kind;
}

describe('a search', () => {
  test('a visitor who answers four halving questions is shown the one idea that fits them', () => {
    const answers: Record<string, number> = {};
    for (let step = 0; step < 4; step++) {
      const decision = decide(
        beliefOf(binary.snapshot, evidenceOf(binary, { answers })),
        NEW_SESSION,
      );
      expect(decision.kind).toBe('question');
      const asked = decision.kind === 'question' ? decision.question : -1;
      answers[`bit ${asked}`] = (11 >> asked) & 1 ? 1 : -1;
    }
    expect(decide(beliefOf(binary.snapshot, evidenceOf(binary, { answers })), NEW_SESSION)).toEqual(
      {
        kind: 'idea',
        idea: 11,
        asQuestion: false,
      },
    );
  });

  test('of two ideas that fit as well, the one similar to the others that fit is shown', () => {
    const others = ['one', 'two', 'three'].map((name) => [name, { labels: { garden: 2, tea: 2 } }]);
    const named = compile({
      ideas: Object.fromEntries([
        ['unlike', { labels: { garden: 2, opera: 2 } }],
        ...others,
        ['alike', { labels: { garden: 2, tea: 2 } }],
      ]),
      questions: { garden: 'GoodToAsk', tea: 'GoodToAsk', opera: 'GoodToAsk' },
    });
    const belief = beliefOf(named.snapshot, evidenceOf(named, { answers: { garden: 1 } }));
    for (let seed = 0; seed < 10; seed++) {
      expect(decide(belief, { ...NEW_SESSION, askedInRow: 8, seed })).not.toMatchObject({
        idea: 0,
      });
    }
  });

  test('with many ideas left, the question with most information about all of them is asked', () => {
    // About the 64 likeliest ideas alone one question brings no information: looking ahead over them would ask it first.
    const named = compile({
      ideas: Object.fromEntries(
        Array.from({ length: 200 }, (_, i) => [
          `idea ${i}`,
          {
            rating: i < 64 ? 5 : null,
            labels: { halves: i % 2 ? 2 : -2, parts: i < 90 ? 2 : -2 },
          },
        ]),
      ),
      questions: { parts: 'GoodToAsk', halves: 'GoodToAsk' },
    });
    const asked = bestQuestion(beliefOf(named.snapshot, evidenceOf(named)), 1);
    expect(asked?.question).toBe(named.question('halves'));
  });

  test('an idea comes after ten questions at the latest, then after five', () => {
    const first = (answers: Record<string, number>, askedInRow: number, unknownInRow = 0) =>
      kindOfNext(musical, { answers }, { askedInRow, unknownInRow });
    expect(first({ guitar: 1 }, 9)).toBe('question');
    expect(first({ guitar: 1 }, 10)).toBe('idea');
    // Nothing that is loved is known yet, which may change only where something is known.
    expect(first({ guitar: -1 }, 14)).toBe('question');
    expect(first({ guitar: -1 }, 15)).toBe('idea');
    expect(first({ guitar: 0 }, 10, 10)).toBe('idea');
    const later = (askedInRow: number) =>
      kindOfNext(
        binary,
        { shown: ['idea 0'], feedbacks: [['idea 0', 'IDontKnow']] },
        { askedInRow },
      );
    expect(later(4)).toBe('question');
    expect(later(5)).toBe('idea');
  });

  test('after an idea that was close a similar one comes at once, where a question came after one that was refused', () => {
    const next = (feedback: 'YouAreClose' | 'BadIdea', closeTo?: number) =>
      decide(
        beliefOf(
          binary.snapshot,
          evidenceOf(binary, { shown: ['idea 11'], feedbacks: [['idea 11', feedback]] }),
        ),
        { ...NEW_SESSION, refusedInRow: 1, closeTo },
      );
    expect(next('BadIdea').kind).toBe('question');
    const { kind, idea } = next('YouAreClose', 11) as { kind: string; idea: number };
    expect(kind).toBe('idea');
    // All but one of its four labels are the same.
    expect([3, 9, 10, 15]).toContain(idea);
  });

  test('who names a finer theme waits seven questions at most for the first idea, whatever the answers', () => {
    const named = compile({
      ideas: Object.fromEntries(
        Array.from({ length: 16 }, (_, i) => [
          `idea ${i}`,
          {
            labels: Object.fromEntries(
              ['guitar', 'jazz', 'opera', 'football'].map((theme, bit) => [
                theme,
                (i >> bit) & 1 ? 2 : -2,
              ]),
            ),
          },
        ]),
      ),
      questions: { guitar: 'TagSecondary', jazz: 'TagMain', opera: 'TagMain', football: 'TagMain' },
    });
    const next = (answers: Record<string, number>, askedInRow: number) =>
      kindOfNext(named, { hints: ['guitar'], answers }, { askedInRow });
    expect(next({}, 6)).toBe('question');
    expect(next({}, 7)).toBe('idea');
    expect(next({ guitar: -1 }, 6)).toBe('question');
    expect(next({ guitar: -1 }, 7)).toBe('idea');
  });

  test('who names a finer theme is asked two questions at most between two ideas', () => {
    const next = (known: Parameters<typeof evidenceOf>[1], askedInRow: number, unknownInRow = 0) =>
      kindOfNext(musical, { ...known, shown: ['idea 0'] }, { askedInRow, unknownInRow });
    expect(next({ hints: ['guitar'] }, 1)).toBe('question');
    expect(next({ hints: ['guitar'] }, 2)).toBe('idea');
    expect(next({ answers: { guitar: 1 } }, 2)).toBe('question');
    // One that is not known counts twice.
    expect(next({ hints: ['guitar'] }, 1, 1)).toBe('idea');
    expect(next({ answers: { guitar: 1 } }, 1, 1)).toBe('question');
  });

  test('a family of themes that the hints name, such as music, and a main theme leave more to ask', () => {
    const next = (hint: string) => kindOfNext(musical, { hints: [hint] }, { askedInRow: 7 });
    expect(next('guitar')).toBe('idea');
    expect(next('music')).toBe('question');
    expect(next('instruments')).toBe('question');
  });

  test('what is related to an interest that the hints name is asked first', () => {
    const best = (known: Parameters<typeof evidenceOf>[1]) =>
      rankQuestions(beliefOf(musical.snapshot, evidenceOf(musical, known)), 1, 1)[0]?.question;
    expect(best({ hints: ['guitar'] })).toBe(musical.question('concerts'));
    expect(best({ answers: { guitar: 1 } })).toBe(musical.question('football'));
    expect(best({ hints: ['guitar'], shown: ['idea 0'] })).toBe(musical.question('concerts'));
    expect(best({ answers: { guitar: 1 }, shown: ['idea 0'] })).toBe(musical.question('football'));
  });

  test('of two interests that the hints name, the one that answers tell less of is asked about first', () => {
    const both = compile({
      ideas: Object.fromEntries(
        Array.from({ length: 40 }, (_, i) => [
          `idea ${i}`,
          {
            labels: { running: i < 20 ? 2 : -2, skiing: i % 4 < 2 ? 2 : -2, jazz: i % 2 ? 2 : -2 },
          },
        ]),
      ),
      questions: {
        sport: 'TagMain',
        music: 'TagMain',
        running: 'TagSecondary',
        skiing: 'TagSecondary',
        jazz: 'TagSecondary',
      },
      relations: [
        ['running', 'implies', 'sport'],
        ['skiing', 'implies', 'sport'],
        ['jazz', 'implies', 'music'],
      ],
    });
    const order = (hints: string[]) => {
      const known = evidenceOf(both, { hints, answers: { running: 0 } });
      return rankQuestions(beliefOf(both.snapshot, known), 1, 2).map(({ question }) => question);
    };
    const [skiing, jazz] = [both.question('skiing'), both.question('jazz')];
    expect(order(['sport'])[0]).toBe(skiing);
    expect(order(['sport', 'music'])).toEqual([jazz, skiing]);
    expect(order(['music'])[0]).toBe(jazz);
  });

  test('another finer theme of the one that the hints name is no more related than any other', () => {
    const sport = compile({
      ideas: Object.fromEntries(
        Array.from({ length: 40 }, (_, i) => [
          `idea ${i}`,
          { labels: { skiing: i % 2 && i > 16 ? 2 : -2, cooking: i < 20 ? 2 : -2 } },
        ]),
      ),
      questions: {
        sport: 'TagMain',
        running: 'TagSecondary',
        skiing: 'TagSecondary',
        cooking: 'TagSecondary',
      },
      relations: [
        ['running', 'implies', 'sport'],
        ['skiing', 'implies', 'sport'],
      ],
    });
    const [best] = rankQuestions(
      beliefOf(sport.snapshot, evidenceOf(sport, { hints: ['running'] })),
      1,
      1,
    );
    expect(best?.question).toBe(sport.question('cooking'));
  });

  test('visits of one person whose interest is named begin with different questions', () => {
    const belief = beliefOf(musical.snapshot, evidenceOf(musical, { hints: ['guitar'] }));
    const asked = Array.from({ length: 20 }, (_, seed) => {
      const decision = decide(belief, { ...NEW_SESSION, seed });
      return decision.kind === 'question' ? decision.question : -1;
    });
    expect(new Set(asked)).toEqual(
      new Set([musical.question('concerts'), musical.question('football')]),
    );
  });

  test('no first idea is shown before one interest of the recipient is known, while there are questions to ask', () => {
    const named = compile({
      ideas: { guitar: { labels: { music: 2, quiet: -3 } }, plaid: { labels: { quiet: 3 } } },
      questions: { quiet: 'GoodToAsk', music: 'TagMain', sport: 'TagMain' },
    });
    const next = (answers: Record<string, number>) =>
      decide(beliefOf(named.snapshot, evidenceOf(named, { answers })), NEW_SESSION);
    expect(next({ quiet: -1 })).toMatchObject({ question: named.question('music') });
    expect(next({ quiet: -1, music: 1 })).toMatchObject({ idea: named.idea('guitar') });
    expect(next({ quiet: 1, music: -1 })).toMatchObject({ idea: named.idea('plaid') });
  });

  test('a question comes between two ideas, however sure the next one is', () => {
    const named = compile({
      ideas: {
        guitar: { labels: { music: 3 } },
        ukulele: { labels: { music: 3 } },
        plaid: { labels: { quiet: 3 } },
      },
      questions: { quiet: 'GoodToAsk', music: 'TagMain' },
    });
    const known = evidenceOf(named, {
      answers: { music: 1 },
      shown: ['guitar'],
      feedbacks: [['guitar', 'IDontKnow']],
    });
    const next = (askedInRow: number) =>
      decide(beliefOf(named.snapshot, known), { ...NEW_SESSION, askedInRow });
    expect(next(0)).toMatchObject({ question: named.question('quiet') });
    expect(next(1)).toMatchObject({ idea: named.idea('ukulele') });
  });

  test('twelve refused ideas in a row, or no idea left, end the search', () => {
    const refused = { ...NEW_SESSION, refusedInRow: REFUSED_BEFORE_GIVING_UP };
    expect(decide(beliefOf(binary.snapshot, evidenceOf(binary)), refused).kind).toBe('give_up');
    const all = evidenceOf(binary, { shown: Array.from({ length: 16 }, (_, i) => `idea ${i}`) });
    expect(decide(beliefOf(binary.snapshot, all), NEW_SESSION).kind).toBe('give_up');
  });

  test('a question of unknown quality is never asked, one « only if needed » comes last', () => {
    const labels = { weird: 3, needed: 3, good: 1 };
    const named = compile({
      ideas: { a: { labels }, b: {}, c: {}, d: {} },
      questions: { weird: 'Unknown', needed: 'AskOnlyIfNeeded', good: 'GoodToAsk' },
    });
    const first = decide(beliefOf(named.snapshot, evidenceOf(named)), NEW_SESSION);
    expect(first).toMatchObject({ kind: 'question', question: named.question('good') });
    const later = decide(
      beliefOf(named.snapshot, evidenceOf(named, { answers: { good: 0 } })),
      NEW_SESSION,
    );
    expect(later).toMatchObject({ kind: 'question', question: named.question('needed') });
  });

  test('the seed breaks ties', () => {
    const questions = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const decision = decide(beliefOf(binary.snapshot, evidenceOf(binary)), {
          ...NEW_SESSION,
          seed,
        });
        return decision.kind === 'question' ? decision.question : -1;
      }),
    );
    expect(questions).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('twins', () => {
  test('when one was shown, none of its twins is', () => {
    const named = compile({
      ideas: { red: { labels: { tea: 3 } }, blue: { labels: { tea: 3 } }, tent: {} },
      questions: { tea: 'TagMain' },
      twins: [['red', 'blue']],
    });
    const known = evidenceOf(named, { answers: { tea: 1 }, shown: ['blue'] });
    expect(decide(beliefOf(named.snapshot, known), NEW_SESSION)).toMatchObject({
      kind: 'idea',
      idea: named.idea('tent'),
    });
  });
});

describe('highlights', () => {
  test('at most a third of the highlights share a main tag', () => {
    const named = compile({
      ideas: {
        ...Object.fromEntries(
          Array.from({ length: 6 }, (_, i) => [`tea ${i}`, { labels: { tea: 3, [`q${i}`]: 3 } }]),
        ),
        tent: { labels: { outdoors: 3 } },
        book: { labels: { reading: 3 } },
      },
      questions: {
        tea: 'TagMain',
        outdoors: 'TagMain',
        reading: 'TagMain',
        ...Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`q${i}`, 'GoodToAsk' as const])),
      },
    });
    const known = evidenceOf(named, { answers: { tea: 1 } });
    const belief = beliefOf(named.snapshot, known);
    const chosen = chooseHighlights(belief, 3, 1);
    expect(chosen).toHaveLength(3);
    expect(chosen).toContain(named.idea('book'));
    expect(chosen).toContain(named.idea('tent'));
  });
});

describe('reasons', () => {
  const reasonsOf = (named: NamedCatalogue, answers: Record<string, number>) => {
    const known = evidenceOf(named, { answers });
    const names = Object.keys(answers);
    return explainIdea(beliefOf(named.snapshot, known), known, 0).map((reason) =>
      reason.kind === 'answer' ? names[reason.answer] : reason.kind,
    );
  };

  test('a « no » is named only where the idea itself is labelled with it', () => {
    const named = compile({
      ideas: { kit: { labels: { own: -2, finer: -2, liked: 2 } } },
      questions: {
        own: 'TagMain',
        theme: 'TagMain',
        finer: 'TagSecondary',
        coarse: 'TagMain',
        parent: 'TagMain',
        liked: 'TagMain',
      },
      relations: [
        ['finer', 'createsReaction', 'coarse'],
        ['parent', 'noImplies', 'finer'],
      ],
    });
    expect(reasonsOf(named, { own: -1 })).toEqual(['own']);
    // A theme that the idea merely lacks, a label brought from elsewhere, an answer that only implies the question.
    expect(reasonsOf(named, { theme: -1, coarse: -1, parent: -1 })).toEqual([]);
    expect(reasonsOf(named, { liked: 1, theme: -1 })).toEqual(['liked']);
  });

  test('a « yes » is named for what the idea is good for, not for what it would rather be without', () => {
    const named = compile({
      ideas: { kit: { labels: { tea: 1, quiet: -2 } } },
      questions: { greenTea: 'TagSecondary', tea: 'TagMain', sport: 'TagMain', quiet: 'TagMain' },
      relations: [
        ['greenTea', 'implies', 'tea'],
        ['sport', 'impliesNot', 'quiet'],
      ],
    });
    expect(reasonsOf(named, { greenTea: 1, sport: 1 })).toEqual(['greenTea']);
  });

  test('a hint is named for its own theme, and for a wider one that the idea has by itself and that is no family of themes', () => {
    const named = compile({
      ideas: {
        clock: { labels: { clocks: 3 } },
        brushes: { labels: { drawing: 3 } },
        glue: { labels: { repairs: 3 } },
        kit: { labels: { making: 3 } },
        drill: { labels: { repairs: 3, woodwork: 3 } },
      },
      questions: {
        clocks: 'TagSecondary',
        woodwork: 'TagSecondary',
        drawing: 'TagSecondary',
        repairs: 'TagMain',
        making: 'AskStart',
      },
      relations: [
        ['clocks', 'implies', 'repairs'],
        ['clocks', 'createsReaction', 'repairs'],
        ['drawing', 'createsReaction', 'repairs'],
        ['repairs', 'implies', 'making'],
        ['repairs', 'refines', 'clocks'],
        ['repairs', 'refines', 'woodwork'],
      ],
    });
    const known = evidenceOf(named, { hints: ['clocks'] });
    const belief = beliefOf(named.snapshot, known);
    const reasonsFor = (idea: string) =>
      explainIdea(belief, known, named.idea(idea)).map(({ kind }) => kind);
    expect(reasonsFor('clock')).toEqual(['hint']);
    expect(reasonsFor('brushes')).toEqual([]);
    expect(reasonsFor('glue')).toEqual(['hint']);
    expect(reasonsFor('kit')).toEqual([]);
    // What it is about is another part of the wider theme.
    expect(reasonsFor('drill')).toEqual([]);
  });

  test('who somebody is by the hints is named beside a theme only where the idea is much better for that', () => {
    const named = compile({
      ideas: {
        shoes: { labels: { climbing: 2, smallRoom: 1 } },
        shelf: { labels: { climbing: 2, smallRoom: 2 } },
        lamp: { labels: { smallRoom: 1 } },
      },
      questions: { climbing: 'TagSecondary', smallRoom: 'GoodToAsk' },
    });
    const known = evidenceOf(named, { hints: ['climbing', 'smallRoom'] });
    const belief = beliefOf(named.snapshot, known);
    const reasonsFor = (idea: string) =>
      explainIdea(belief, known, named.idea(idea)).map((reason) =>
        reason.kind === 'hint' ? reason.question : -1,
      );
    expect(reasonsFor('shoes')).toEqual([named.question('climbing')]);
    expect(reasonsFor('shelf')).toHaveLength(2);
    expect(reasonsFor('lamp')).toEqual([named.question('smallRoom')]);
  });

  test('an answer is named by what follows from it where the idea fits that alone', () => {
    const named = compile({
      ideas: { bag: { labels: { sport: 2 } }, shoes: { labels: { sport: 2, climbing: 3 } } },
      questions: { sport: 'TagMain', climbing: 'TagSecondary' },
      relations: [['climbing', 'implies', 'sport']],
    });
    const known = evidenceOf(named, { answers: { climbing: 1 } });
    const belief = beliefOf(named.snapshot, known);
    const reasonsFor = (idea: string) => explainIdea(belief, known, named.idea(idea));
    expect(reasonsFor('bag')).toMatchObject([{ answer: 0, about: named.question('sport') }]);
    expect(reasonsFor('shoes')).toMatchObject([{ answer: 0, about: named.question('climbing') }]);
  });

  test('the reasons of an idea are the answers most in favour of it, at most three, the strongest first', () => {
    const named = compile({
      ideas: { kit: { labels: { a: 1, b: 3, c: 2, d: 1, e: -3 } } },
      questions: { a: 'GoodToAsk', b: 'GoodToAsk', c: 'GoodToAsk', d: 'GoodToAsk', e: 'GoodToAsk' },
    });
    const known = evidenceOf(named, { answers: { a: 1, b: 1, c: 1, d: -1, e: 1 } });
    const reasons = explainIdea(beliefOf(named.snapshot, known), known, 0);
    expect(reasons.map((reason) => (reason.kind === 'answer' ? reason.answer : -1))).toEqual([
      1, 2, 0,
    ]);
  });
});

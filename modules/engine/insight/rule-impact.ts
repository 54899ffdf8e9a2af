import { setImmediate } from 'node:timers/promises';
import type { Rule } from '#modules/catalogue/automated-answers/index.server.ts';
import { mentions, phrasesOf } from '#modules/catalogue/matching/shared.ts';
import { AUTOMATED_ANSWER_VALUE } from '#modules/catalogue/shared.ts';
import { type AutomatedAnswer, deriveFacts, noFacts, type Snapshot } from '../core/index.server.ts';
import { type Recipient, suits } from '../session/index.server.ts';
import { type PastSearch, placeAnswers } from './search-impact.ts';

/** A past search: whom it was for, with the hints while they are kept, and what it was asked and answered. */
export type DescribedSearch = Recipient & { answers: PastSearch };

/** What a rule would have done in past searches. */
export type RuleImpact = {
  /** How many searches were looked at, and in how many of them the rule answers its question. */
  searches: number;
  fired: number;
  /** In how many of those the visitor was asked that question then, and said the same, the contrary, or did not know. */
  asked: number;
  agreed: number;
  contradicted: number;
  unknown: number;
  /** Questions that need not have been asked: that one, and those that its answer answers by relations. */
  saved: number;
};

const SEARCHES_PER_TURN = 50;

/**
 * Replays past searches with a rule besides others: at each question that was asked, whether the rule, by what was answered
 * before, would have answered it.
 *
 * @param places where each question stands in the snapshot, by its id.
 * @param others the rules that are in force, but for the one that is looked at.
 */
export async function ruleImpact(
  snapshot: Snapshot,
  places: ReadonlyMap<number, number>,
  rule: Rule,
  others: readonly Rule[],
  searches: readonly DescribedSearch[],
): Promise<RuleImpact> {
  const total = { fired: 0, asked: 0, agreed: 0, contradicted: 0, unknown: 0, saved: 0 };
  const [judged, ...rest] = [rule, ...others].map((each) => prepare(each, places));
  const facts = { was: noFacts(snapshot.questionCount), would: noFacts(snapshot.questionCount) };
  for (const [index, search] of searches.entries()) {
    if (index % SEARCHES_PER_TURN === SEARCHES_PER_TURN - 1) await setImmediate();
    const isMentioned = mentions(search.hints ?? '');
    if (!judged!.holds(search, isMentioned)) continue;
    const before = rest
      .filter(({ holds }) => holds(search, isMentioned))
      .map(({ automated }) => automated);
    const after = [...before, judged!.automated];
    const { question, value } = judged!.automated;
    const answers = placeAnswers(search.answers, places);
    let fired = false;
    for (let at = 0; at <= answers.length; at += 1) {
      const given = { answers: answers.slice(0, at), hintedAnswers: [] };
      const was = deriveFacts(snapshot, { ...given, automated: before }, facts.was);
      const would = deriveFacts(snapshot, { ...given, automated: after }, facts.would);
      fired ||= would.known[question] === 1 && was.known[question] === 0;
      const next = answers[at];
      if (!next || !would.known[next.question] || was.known[next.question]) continue;
      total.saved += 1;
      if (next.question !== question) continue;
      total.asked += 1;
      if (next.value === 0) total.unknown += 1;
      else if (next.value * value > 0) total.agreed += 1;
      else if (next.value * value < 0) total.contradicted += 1;
    }
    total.fired += Number(fired);
  }
  return { searches: searches.length, ...total };
}

type Prepared = {
  automated: AutomatedAnswer;
  holds: (search: DescribedSearch, isMentioned: ReturnType<typeof mentions>) => boolean;
};

function prepare(rule: Rule, places: ReadonlyMap<number, number>): Prepared {
  const phrases = rule.hint_words && phrasesOf(rule.hint_words);
  const place = (id: number) => places.get(Math.abs(id)) ?? -1;
  return {
    automated: {
      question: place(rule.question_id),
      value: AUTOMATED_ANSWER_VALUE[rule.answer],
      when: rule.conditions.map((id) => ({ question: place(id), yes: id > 0 })),
    },
    holds: (search, isMentioned) =>
      suits(rule, search) &&
      (phrases === null || phrases.some(isMentioned)) &&
      [rule.question_id, ...rule.conditions].every((id) => place(id) >= 0),
  };
}

import { matchText, type TextMatch } from '#modules/catalogue/index.server.ts';
import type { Evidence } from '../core/evidence.ts';
import { AGE_DEFAULT, type Occasion, PRICE_CEILING } from '../profile.ts';
import { automatedAnswers, profileOf, type Recipient } from '../session/evidence.ts';
import type { HintMatches } from '../session/session.store.server.ts';
import { type CatalogueSnapshot, indexOfId } from '../snapshot/catalogue-snapshot.ts';
import { readSpokenProfile } from '../spoken-profile.ts';
import { type SpokenProfile, SQUARE_TILES } from './square.ts';

const MATCHES = 100;
/** A theme that is typed is asked for: it says twice as much as a « yes », where a hint says half as much. */
const THEME_WORTH = 4;
/** Where few ideas match, those like the best fill the grid (pseudo-relevance feedback). */
const GOOD_MATCH = 0.5;

const OCCASION_WORD: Record<Occasion, string> = { christmas: 'noël' };

/** What a text says in the engine's terms. */
export type Understood = {
  profile: SpokenProfile;
  recipient: Recipient;
  matches: HintMatches;
  evidence: Evidence;
  /** What was typed that the catalogue knows, and what it does not. */
  topics: readonly string[];
  missed: readonly string[];
  /** Whether it names anything at all. */
  saysSomething: boolean;
};

/** Reads a visitor's text: the recipient and the budget, ideas and themes that it names. */
export async function understand(catalogue: CatalogueSnapshot, text: string): Promise<Understood> {
  const { profile, rest } = readSpokenProfile(text);
  const { topics, missed, ...found } = await match(rest, profile);
  const matches = { ...found, missed };
  const hintedIdeas = matches.ideas
    // Half of the words are worth much less than half of what all are.
    .map(({ idea_id, score }) => ({
      idea: indexOfId(catalogue.ideaIds, idea_id),
      score: score ** 2,
    }))
    .filter(({ idea }) => idea >= 0);
  const hintedQuestions = matches.questions
    .map(({ question_id, score }) => ({
      question: catalogue.questionIndex.get(question_id) ?? -1,
      score: THEME_WORTH * score,
    }))
    .filter(({ question }) => question >= 0);
  const recipient = recipientOf(profile);
  const evidence: Evidence = {
    profile: profileOf(recipient),
    hintedIdeas,
    hintedQuestions,
    hintedAnswers: [],
    answers: [],
    automated: automatedAnswers(catalogue, recipient),
    feedbacks: takenForLiked(hintedIdeas),
    shown: [],
  };
  const saysSomething =
    hintedIdeas.length > 0 ||
    hintedQuestions.length > 0 ||
    Object.values(profile).some((part) => part !== null);
  return { profile, recipient, matches, topics, missed, evidence, saysSomething };
}

async function match(text: string, { occasion }: SpokenProfile): Promise<TextMatch> {
  const found = await matchText(text, MATCHES);
  const saysNothing = found.ideas.length === 0 && found.questions.length === 0;
  // Nothing but the date is said: it is what the gift is about.
  if (!occasion || !saysNothing) return found;
  const { ideas, questions } = await matchText(OCCASION_WORD[occasion], MATCHES);
  return { ...found, ideas, questions };
}

/** What the text leaves open about the recipient is open: any budget, and the age most recipients have. */
function recipientOf(profile: SpokenProfile): Recipient {
  return {
    gender: profile.gender ?? 'Unknown',
    age_months: profile.age ?? AGE_DEFAULT,
    price_min_cents: profile.price_min_cents ?? 0,
    price_max_cents: profile.price_max_cents ?? PRICE_CEILING,
    occasion: profile.occasion,
  };
}

function takenForLiked(matches: Evidence['hintedIdeas']): Evidence['feedbacks'] {
  if (matches.length >= SQUARE_TILES) return [];
  return matches
    .filter(({ score }) => score >= GOOD_MATCH)
    .slice(0, 1)
    .map(({ idea }) => ({ idea, kind: 'GoodIdea' }));
}

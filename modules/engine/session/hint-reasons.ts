import { fold, sharesWord } from '#modules/catalogue/matching/shared.ts';
import { isInterest } from '../core/index.server.ts';
import type { Gender } from '../profile.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';
import { NAMING_MATCH } from './hinted-ideas.ts';
import type { HintMatches } from './session.store.server.ts';

/**
 * Says why a text that names a theme speaks for an idea of it: in its own words where they name the idea or the theme, else by what
 * follows of the recipient. Who keeps pigeons « aime les animaux », which is why a walk with a donkey comes up.
 */
export function themeReasons(
  { core, forms, questionIndex }: CatalogueSnapshot,
  { ideas }: Pick<HintMatches, 'ideas'>,
  gender: Gender,
): (hint: { question_id: number; term: string }, ideaId: number) => string {
  const named = new Set(
    ideas.filter(({ score }) => score >= NAMING_MATCH).map(({ idea_id }) => idea_id),
  );
  return ({ question_id, term }, ideaId) => {
    const { affirmative, interrogative } = forms.get(question_id)![gender];
    const isTheme = isInterest(core.header.category[questionIndex.get(question_id)!]!);
    if (!isTheme || named.has(ideaId) || sharesWord(term, interrogative)) return hintReason(term);
    return affirmative;
  };
}

/** That a word of the visitor's is why: « Tu as parlé d’« opéra » ». */
export function hintReason(term: string): string {
  const of = /^[aeiouœ]/i.test(fold(term)) ? 'd’' : 'de ';
  return `Tu as parlé ${of}«\u00a0${term}\u00a0»`;
}

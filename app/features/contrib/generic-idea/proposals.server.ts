import {
  type FirstQuestion,
  findSimilarIdeas,
  firstQuestions,
  type SimilarIdea,
} from '#modules/catalogue/ideas/index.server.ts';
import {
  type DescribedIdea,
  findIcons,
  frenchName,
  parseRecipe,
  proposeIconsFor,
} from '#modules/catalogue/pictures/index.server.ts';
import { LIMITS } from '#modules/moderation/contributions/index.server.ts';
import { DEFAULT_PATTERN, imageOf, type NamedIcon, type TypedTexts, textOf } from './typed.ts';

const COMPARED = 8;
const SIMILAR_SHOWN = 4;
/** Below, ideas share no more than a word by chance. */
const SIMILAR_MIN = 0.3;
const ICONS = { proposed: 5, found: 12 };
const QUESTIONS = 5;

/** What helps to propose an idea: ideas that are like it, icons for its picture, and questions that matter most for it. */
export type Proposals = { similar: SimilarIdea[]; icons: NamedIcon[]; questions: FirstQuestion[] };

/** @param question one that is asked first, whatever the words. */
export async function proposalsFor(typed: TypedTexts, question: number | null): Promise<Proposals> {
  const described = {
    title: textOf(typed, 'title').slice(0, LIMITS.title),
    description: textOf(typed, 'description').slice(0, LIMITS.description),
    content: textOf(typed, 'content').slice(0, LIMITS.content),
    image: imageOf(textOf(typed, 'icon'), DEFAULT_PATTERN),
  };
  const [found, icons, questions] = await Promise.all([
    findSimilarIdeas(described, { limit: COMPARED }),
    iconsFor(described, textOf(typed, 'iconSearch')),
    firstQuestions(described, { limit: QUESTIONS, also: question }),
  ]);
  return { similar: nearest(found, SIMILAR_SHOWN), icons, questions };
}

/** The icons that an idea has, those that its words propose, then those found for what was typed in search of others. */
export async function iconsFor(
  idea: DescribedIdea & { image: string },
  search = '',
): Promise<NamedIcon[]> {
  const [proposed, found] = await Promise.all([
    proposeIconsFor(idea, ICONS.proposed),
    findIcons(search.slice(0, LIMITS.keyword), ICONS.found),
  ]);
  const own = parseRecipe(idea.image)?.icons.join('+');
  return [...new Set([...(own ? [own] : []), ...proposed, ...found])].map(named);
}

function named(icon: string): NamedIcon {
  const names = icon.split('+').map((each) => frenchName(each) ?? each);
  return { icon, name: names.join(', ') };
}

/** Those that share more than a word by chance. */
export function nearest(found: readonly SimilarIdea[], limit: number): SimilarIdea[] {
  return found.filter(({ likeness }) => likeness >= SIMILAR_MIN).slice(0, limit);
}

import {
  familyOf,
  type IdeaTheme,
  onPaperOfThemes,
  parseRecipe,
} from '../pictures/index.server.ts';
import { isTag, labelStrength } from '../vocabulary.ts';
import type { CheckedIdea, Content } from './content.ts';
import { counted, type Finding } from './finding.ts';

/** Generic ideas whose picture is on another paper than that of their themes, with the recipe that they should have. */
export function papers({ ideas, questions, relations }: Content): Finding {
  const tags = new Map(
    questions.filter(({ category }) => isTag(category)).map((tag) => [tag.id, tag]),
  );
  const refined = Map.groupBy(
    relations.filter(({ relation }) => relation === 'refines'),
    ({ to }) => to,
  );
  const themesOf = ({ labels }: CheckedIdea): IdeaTheme[] =>
    [...labels].flatMap(([id, label]) => {
      const strength = labelStrength(label);
      if (strength <= 0 || !tags.has(id)) return [];
      return [id, ...(refined.get(id) ?? []).map(({ from }) => from)].flatMap((theme) => {
        const tag = tags.get(theme);
        const isMain = tag?.category === 'TagMain';
        return isMain ? [{ keywords: tag.keywords, strength, isOwn: theme === id }] : [];
      });
    });
  return counted(
    'Images qui ne sont pas sur le papier de leur thème',
    ideas.flatMap((idea) => {
      const { key, image } = idea;
      const isDrawn = key.startsWith('0:') && parseRecipe(image) !== null;
      const wanted = isDrawn ? onPaperOfThemes(image, themesOf(idea)) : image;
      return wanted === image ? [] : [`${key} : ${wanted}`];
    }),
  );
}

/** Main themes whose ideas are all on plain paper. */
export function themesWithoutPaper({ questions }: Content): Finding {
  return counted(
    'Thèmes principaux sans papier',
    questions
      .filter(({ category, keywords }) => category === 'TagMain' && !familyOf(keywords))
      .map(({ id, content }) => `${id} « ${content} »`),
  );
}

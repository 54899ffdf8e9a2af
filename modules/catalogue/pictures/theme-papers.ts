import { hashText } from '#modules/platform/shared.ts';
import type { PaperName } from './palette.ts';
import { onPaper } from './recipe.ts';

/** A family of themes, which share a hue: a deep paper and a light one, and a keyword of each main theme in it. */
type Family = { papers: readonly [PaperName, PaperName]; themes: readonly string[] };

const FAMILIES: readonly Family[] = [
  {
    papers: ['fir', 'sage'],
    themes: ['jardinage', 'plante verte', 'animal', 'oiseaux', 'écologie'],
  },
  {
    papers: ['lagoon', 'mist'],
    themes: ['randonnée', 'voyage', 'vélo', 'sensations fortes', 'langue étrangère'],
  },
  {
    papers: ['night', 'sky'],
    themes: ['lecture', 'bd', 'écriture', 'musée', 'science'],
  },
  {
    papers: ['red', 'coral'],
    themes: ['sport', 'supporter', 'voiture', 'moto'],
  },
  {
    papers: ['orange', 'apricot'],
    themes: ['cuisine', 'épicerie fine', 'gourmandise', 'restaurant'],
  },
  {
    papers: ['plum', 'mauve'],
    themes: ['vin', 'bière', 'whisky', 'apéro'],
  },
  {
    papers: ['gold', 'butter'],
    themes: ['jeux de société', 'jeux vidéo', 'puzzle', 'maquette', 'parc d’attractions', 'tech'],
  },
  {
    papers: ['violet', 'lilac'],
    themes: ['musicien', 'chanson', 'concert', 'danse', 'cinéma', 'pop culture'],
  },
  {
    papers: ['pink', 'blush'],
    themes: ['bien-être', 'yoga', 'mode', 'bijoux', 'beauté', 'parfum'],
  },
  {
    papers: ['cocoa', 'kraft'],
    themes: [
      'décoration',
      'bricolage',
      'loisirs créatifs',
      'dessin',
      'photo',
      'thé',
      'café',
      'tisane',
      'limonade',
    ],
  },
];

/** A main theme that speaks for an idea. */
export type IdeaTheme = {
  keywords: readonly string[];
  /** That of its label (`labelStrength`). */
  strength: number;
  /** Whether the label is its own, or that of a theme that refines it. */
  isOwn: boolean;
};

/** The family of a main theme; undefined for a theme of contributors that has no keyword of one. */
export function familyOf(keywords: readonly string[]): Family | undefined {
  return FAMILIES.find(({ themes }) => themes.some((theme) => keywords.includes(theme)));
}

/**
 * The recipe of an idea on the paper of its themes: of the family whose theme speaks for it the strongest; of equally strong ones, that
 * of which the most is said. On plain paper without a theme. The rest of the recipe chooses between the deep paper and the light one.
 */
export function onPaperOfThemes(recipe: string, themes: readonly IdeaTheme[]): string {
  const plain = onPaper(recipe, null);
  const family = familyThatSpeaksMost(themes);
  if (!family) return plain;
  return onPaper(recipe, family.papers[hashText(plain) % 2 === 0 ? 0 : 1]);
}

function familyThatSpeaksMost(themes: readonly IdeaTheme[]): Family | undefined {
  const byFamily = Map.groupBy(themes, ({ keywords }) => familyOf(keywords));
  // In the order of the families, which decides between equal ones.
  const scores = FAMILIES.map((family) => {
    const its = byFamily.get(family) ?? [];
    const strongest = Math.max(0, ...its.map(({ strength, isOwn }) => (isOwn ? strength : 0)));
    const sum = its.reduce((total, { strength }) => total + strength, 0);
    return { family, strongest, sum };
  }).filter(({ sum }) => sum > 0);
  scores.sort((a, b) => b.strongest - a.strongest || b.sum - a.sum);
  return scores[0]?.family;
}

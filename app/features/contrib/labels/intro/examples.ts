import { LABEL_NONE, LABELS, type Label } from '#modules/catalogue/shared.ts';
import type { ShownPair } from '../pair/pair.ts';

/** A pair that shows how labelling works. */
export type Example = {
  pair: Pick<ShownPair, 'idea' | 'question'>;
  /** What it is about, above the card. */
  lead: string;
  /** A wrong label that somebody gave, to be corrected. */
  wrong?: Label;
  /** Labels that are right. */
  right: readonly Label[];
  /** Said when the choice is right, and when it is not. */
  good: string;
  bad: string;
};

const yes = LABELS.slice(LABEL_NONE + 1);
const no = LABELS.slice(0, LABEL_NONE);

export const EXAMPLES: readonly Example[] = [
  {
    pair: {
      idea: {
        id: 0,
        key: '',
        title: 'Un arrosoir en cuivre',
        description: 'Bec long et fin, deux litres.',
        image: 'potted-plant.rays.fir.webp',
        price: '35\u00a0€',
      },
      question: { id: 0, text: 'Est-ce que la personne aime jardiner\u00a0?' },
    },
    lead: 'Pour quelle réponse ce cadeau irait-il bien\u00a0? Si c’est «\u00a0oui\u00a0», choisis du côté du oui. Plus c’est fort, plus la réponse compte.',
    right: yes,
    good: 'Exactement\u00a0: à qui aime jardiner, un bel arrosoir fait plaisir.',
    bad: 'Pas tout à fait\u00a0: c’est quand on répond «\u00a0oui, elle aime jardiner\u00a0» que l’arrosoir plaît.',
  },
  {
    pair: {
      idea: {
        id: 0,
        key: '',
        title: 'Un coffret de trois vins',
        description: 'Trois bouteilles de vignerons.',
        image: 'wine-glass.stripes.plum.webp',
        price: '45\u00a0€',
      },
      question: { id: 0, text: 'Est-ce que la personne évite l’alcool\u00a0?' },
    },
    lead: 'Parfois, c’est le «\u00a0non\u00a0» qui convient. Et s’il en faut absolument un, il est indispensable.',
    right: no,
    good: 'Oui\u00a0: il faut un «\u00a0non\u00a0» ici, sans quoi le coffret tombe à plat.',
    bad: 'Regarde bien la question\u00a0: c’est à qui répond «\u00a0non\u00a0» que ce coffret peut plaire.',
  },
  {
    pair: {
      idea: {
        id: 0,
        key: '',
        title: 'Un livre de recettes végétariennes',
        description: 'Cent plats de saison.',
        image: 'leafy-green.dots.apricot.webp',
        price: '28\u00a0€',
      },
      question: { id: 0, text: 'Est-ce que la personne a un chien\u00a0?' },
    },
    lead: 'Quelqu’un a répondu «\u00a0oui, bien\u00a0». À toi de corriger.',
    wrong: 'YesIsDesired',
    right: ['None'],
    good: 'Bien vu\u00a0: avoir un chien ne change rien à l’envie de cuisiner. Te voilà fin prêt.',
    bad: 'Demande-toi\u00a0: avoir un chien ou non, est-ce que ça change quelque chose à ce cadeau\u00a0? Sinon, c’est «\u00a0sans rapport\u00a0».',
  },
];

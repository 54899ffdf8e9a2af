/** Texts of the pages of found gifts and of « Tes trouvailles ». */

import type { CardOccasion } from '#app/features/idea/index.server.ts';
import { KEEPSAKE_MAX } from '#modules/catalogue/sharing/shared.ts';
import { SAVED_GIFTS_MAX } from './saved-gifts.ts';

export const keepsakeText = {
  description: (title: string) =>
    `Une trouvaille à offrir\u00a0: «\u00a0${title}\u00a0», ses raisons et de quoi la mettre en carte.`,
  eyebrow: 'Une trouvaille à offrir',
  gone: 'Cette idée n’est plus au catalogue\u00a0: voici ce qui en a été dit.',
  why: 'Pourquoi cette idée',
  how: 'Comment l’offrir',
  card: 'À écrire sur la carte',
  print: 'Imprimer la carte',
  printHint:
    'Une feuille A4 à plier en quatre\u00a0: l’image devant, les mots dedans, de la place pour signer.',
  printByBrowser: 'Pour l’imprimer, passe par le menu de ton navigateur.',
  another: 'Trouver un cadeau à mon tour',
  anotherHint: 'Quelques questions, et une idée rien que pour la personne que tu gâtes.',
  damaged:
    'Ce lien est abîmé\u00a0: il en manque peut-être un bout. Demande-le encore à qui te l’a envoyé.',
} as const;

export const parcelText = {
  title: 'Un paquet t’attend',
  description: 'Quelqu’un t’envoie une idée de cadeau, bien emballée. À toi de tirer sur le ruban.',
  lead: 'Quelqu’un a déniché une idée de cadeau, et te l’envoie bien emballée.',
  unwrap: 'Déballer',
} as const;

/** What is said to who made a page, above it. */
export const ownText = {
  title: 'Sa page est prête',
  lead: 'Tout ce qu’elle dit tient dans son adresse\u00a0: rien n’en reste chez nous.',
  bookmark: 'Pour la retrouver, mets-la dans tes favoris.',
  share: 'Envoyer sa page',
  edit: 'Changer les mots',
  asSent: 'La voir comme tu l’envoies',
  kept: 'Gardée dans tes trouvailles',
  keep: 'La garder ici',
} as const;

export const prepareText = {
  title: 'Prépare sa page',
  lead: 'Garde ce qui sonne juste, change le reste\u00a0: ce que tu décoches ne part pas.',
  reasons: 'Pourquoi cette idée',
  reason: (place: number) => `Raison\u00a0${place}`,
  ownReason: 'Une raison à toi',
  show: (reason: string) => `Montrer\u00a0: ${reason}`,
  message: 'Quelques mots pour la carte',
  messageHint: `Facultatif, ${KEEPSAKE_MAX.message} signes au plus. Ils ne seront écrits que dans l’adresse de la page.`,
  suggestions: 'En panne de mots\u00a0?',
  use: 'Prendre ces mots',
  occasion: 'C’est pour…',
  wrapped: 'L’envoyer emballée',
  wrappedHint: 'Qui reçoit le lien voit d’abord un paquet, et le déballe d’un clic.',
  submit: 'Voir sa page',
  summary: 'Encore un petit détail\u00a0:',
  reasonTooLong: `Une raison tient en ${KEEPSAKE_MAX.reason} signes\u00a0: raccourcis-la un peu.`,
  messageTooLong: `La carte est trop petite\u00a0: garde ${KEEPSAKE_MAX.message} signes au plus.`,
  noAddress: 'Ni adresse de site ni adresse e-mail ici\u00a0: seulement tes mots.',
  tooLong:
    'C’est un peu long pour tenir dans un lien\u00a0: raccourcis tes mots, ou retire une raison.',
  gone: 'Cette idée n’est plus au catalogue. Trouvaille en a d’autres\u00a0!',
  makeTitle: 'La page d’un cadeau',
  makeHint: 'Elle se prépare à la fin d’une recherche, ou depuis tes trouvailles.',
  search: 'Trouver un cadeau',
} as const;

/** What a card may be written for. */
export const OCCASION_NAMES: Record<CardOccasion, string> = {
  justBecause: 'Pour le plaisir',
  birthday: 'Un anniversaire',
  christmas: 'Noël',
  secretSanta: 'Un Secret Santa',
  love: 'Par amour',
  friendship: 'Par amitié',
  thanks: 'Pour dire merci',
  parents: 'La fête des mères, la fête des pères',
  birth: 'Une naissance',
  wedding: 'Un mariage',
  yearsTogether: 'Un anniversaire de mariage ou de rencontre',
  newHome: 'Une crémaillère',
  success: 'Un diplôme, une réussite',
  leaving: 'Un départ',
  retirement: 'La retraite',
  recovery: 'Un bon rétablissement',
  hardTimes: 'Un moment difficile',
};

export const savedGiftsText = {
  title: 'Tes trouvailles',
  description:
    'Les cadeaux que tu as trouvés et gardés, dans ton navigateur et nulle part ailleurs.',
  lead: 'Gardées dans ce navigateur, et nulle part ailleurs. À la fin d’une recherche, «\u00a0Garder\u00a0» range ici le cadeau trouvé.',
  noScript:
    'Cette page lit ce que ton navigateur garde pour toi, et il lui faut JavaScript pour le lire. Sans lui, prépare la page d’un cadeau trouvé et mets-la dans tes favoris\u00a0: elle y restera.',
  loading: 'J’ouvre le tiroir…',
  empty: 'Le tiroir est vide',
  search: 'Trouver un cadeau',
  foundOn: (day: string) => `Le ${day}`,
  forWhom: 'Pour qui\u00a0?',
  page: 'Sa page',
  prepare: 'Préparer sa page',
  of: (title: string) => `\u00a0: ${title}`,
  remove: 'Retirer',
  removed: (title: string) => `Retiré\u00a0: ${title}.`,
  cleared: 'Le tiroir est vidé.',
  undo: 'Annuler',
  full: `Le tiroir tient ${SAVED_GIFTS_MAX} cadeaux\u00a0: au-delà, les plus anciens laissent leur place.`,
  export: 'Tout emporter en texte',
  file: 'tes-trouvailles.txt',
  carry: 'Les retrouver sur un autre appareil',
  carryLink: 'Le lien de tes trouvailles',
  carryHint:
    'Ouvre ce lien sur ton autre appareil\u00a0: il y apporte la liste d’aujourd’hui. C’est ce lien qui la contient, et personne d’autre ne la garde\u00a0: qui l’a peut la lire.',
  brought: (titles: readonly string[]) =>
    `Ce lien apporte ${titles.length > 1 ? `${titles.length}\u00a0trouvailles` : 'une trouvaille'}\u00a0: ${titles.slice(0, 5).join(', ')}${titles.length > 5 ? '…' : '.'}`,
  add: 'Les garder ici',
  leave: 'Non merci',
  added: {
    all: 'C’est gardé dans ce navigateur.',
    some: 'Le tiroir est plein\u00a0: tout n’a pas pu y entrer. Retire des trouvailles, puis rouvre le lien.',
    none: 'Ton navigateur n’a rien voulu garder.',
  },
  damaged: 'Ce lien n’apporte rien\u00a0: il est abîmé. Recopie-le en entier.',
  clear: 'Tout effacer',
  clearQuestion: 'Vider le tiroir\u00a0?',
  clearHint: 'Tes trouvailles ne sont écrites nulle part ailleurs.',
  cancel: 'Les garder',
} as const;

/** The lines of the list that a visitor takes along. */
export const exportText = {
  forWhom: (name: string) => `Pour ${name}`,
  foundOn: (day: string) => `Trouvé le ${day}`,
  reason: (reason: string) => `- ${reason}`,
  page: (address: string) => `Sa page\u00a0: ${address}`,
  idea: (address: string) => `L’idée\u00a0: ${address}`,
} as const;

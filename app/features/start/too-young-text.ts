/** There are no gifts for children yet. */
export const tooYoungText = {
  message: 'Trouvaille ne propose pas encore de cadeaux pour les enfants.',
  more: 'Ça commence à 15 ans ; pour les plus jeunes, encore un peu de patience !',
} as const;

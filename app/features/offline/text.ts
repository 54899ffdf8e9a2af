/** Texts of what is there without a network, and of what admins are told of the service worker. */

export const offlineText = {
  title: 'Le réseau fait une pause',
  tag: 'hors ligne',
  message:
    'Impossible de joindre le site. Une recherche commencée t’attend là où tu l’as laissée\u00a0: réessaye dès que le réseau revient.',
  savedGifts: 'Tes trouvailles',
} as const;

export const serviceWorkerNoticeText = {
  info: {
    registered: 'Service worker enregistré',
    updated_uncontrolled: 'Le site s’ouvre désormais sans réseau',
    updated_controlled:
      'Mise à jour prête\u00a0: elle servira une fois tous les onglets du site fermés',
    offline: 'Pas de réseau\u00a0: le site ne montre que ce que ce navigateur a gardé',
  },
  failures: {
    registration_failed:
      'Le service worker n’a pas pu être enregistré\u00a0: ce navigateur n’ouvrira rien sans réseau.',
    unregister_failed:
      'Le service worker n’a pas pu être retiré. Ferme tous les onglets du site, puis recommence.',
  },
} as const;

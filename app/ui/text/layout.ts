/** Texts of what surrounds every page: header, footer, bar of errors. */

export const SITE = 'Trouvaille';

/** Title of a document: that of the page, then the site's name. */
export function documentTitle(title: string): string {
  return `${title} · ${SITE}`;
}

export const layoutText = {
  name: 'Trouvaille, bêta',
  nameToHome: 'Trouvaille, bêta, retour à l’accueil',
  skip: 'Aller au contenu',
  account: 'Ton compte',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  signOut: 'Se déconnecter',
  refresh: 'Actualiser',
  searchIdeas: 'Chercher parmi les idées',
  navigation: 'Pied de page',
  pending: (count: number) =>
    count === 1 ? 'Une demande est en cours' : `${count} demandes sont en cours`,
  dismiss: 'Fermer ce message',
  signature: 'Trouvaille trouve le cadeau, une question à la fois.',
  pages: {
    '/square': 'Le carré d’idées',
    '/trouvailles': 'Tes trouvailles',
    '/articles': 'Le blog',
    '/about': 'À propos',
    '/contrib/': 'Contribuer',
    '/mod': 'Modération',
    '/admin': 'Administration',
  },
} as const;

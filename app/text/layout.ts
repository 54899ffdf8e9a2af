/** Texts of what surrounds every page: header, footer, bar of errors. */

export const layoutText = {
  skip: 'Aller au contenu',
  home: 'Trouvaille, accueil',
  account: 'Ton compte',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  signOut: 'Se déconnecter',
  ideaSearch: 'Chercher une idée',
  refresh: 'Actualiser',
  moderation: 'Modération',
  admin: 'Administration',
  navigation: 'Pied de page',
  pending: (count: number) =>
    count === 1 ? 'Une demande est en cours' : `${count} demandes sont en cours`,
  dismiss: 'Fermer ce message',
  close: 'Fermer',
} as const;

/** Names of the pages that footers link to. */
export const pageNames = {
  '/articles': 'Le blog',
  '/about': 'À propos',
  '/contrib/': 'Contribuer',
  '/mod': 'Modération',
  '/admin': 'Administration',
  '/square': 'Le carré d’idées',
} as const;

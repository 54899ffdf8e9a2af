// Texts that API calls about an alert answer; the screens have texts of their own.

export const alertAnswers = {
  validated: 'Ton alerte est lancée. À bientôt dans ta boîte aux lettres\u00a0!',
  notValidated:
    'Cette adresse n’a pas pu être validée\u00a0: le lien est trop ancien ou abîmé. Il faut recréer l’alerte.',
  over: 'Cette alerte est terminée\u00a0: plus aucun message ne partira.',
  noSearch: 'Cette recherche n’est plus là. Recommence-en une pour créer ton alerte.',
};

// Words of the pages that explain the site: about, legal notice, robot, privacy, leaving the site.
import type { Section } from '#app/ui/text-page/text-page.tsx';

type Page = {
  title: string;
  metaTitle: string;
  description: string;
  lead: string;
  sections: readonly Section[];
};

export const aboutPage: Page = {
  title: 'Un cadeau, ça se déniche',
  metaTitle: 'À propos',
  description:
    'Trouvaille t’aide à trouver un cadeau qui plaira vraiment : quelques questions, une idée à la fois, sans compte et sans pistage.',
  lead: 'Trouvaille pose quelques questions sur la personne à gâter, puis te montre des idées, une à la fois.',
  sections: [
    {
      title: 'Comment ça marche ?',
      text: [
        'Tu dis pour qui est le cadeau, son âge, ton budget, et si tu veux un indice ou deux. Ensuite, Trouvaille choisit à chaque fois la question qui l’aide le plus : tu réponds oui, non, plutôt, ou « je ne sais pas ». Dès qu’une idée tient la route, elle te la montre et t’explique pourquoi.',
        'L’idée ne va pas ? Dis-le : elle est déjà offerte, c’est presque ça, ou c’est à côté. La suivante en tiendra compte. Tu peux aussi revenir sur n’importe quelle réponse.',
      ],
    },
    {
      title: 'D’où viennent les idées ?',
      text: [
        'D’un catalogue tenu par des personnes : chaque idée y est reliée aux questions qui la rendent bonne ou mauvaise. Là où ce lien manque encore, Trouvaille le devine d’après les idées qui lui ressemblent. Certaines mènent à une boutique, d’autres sont de simples idées, à faire soi-même ou à chercher près de chez toi.',
        ['Tu en as de belles à partager ? ', { to: '/contrib/', label: 'Viens contribuer' }, '.'],
      ],
    },
    {
      title: 'C’est encore une bêta',
      text: [
        'Il reste des trous dans le catalogue et des questions maladroites. Trouvaille parle français, et ne propose pas encore de cadeaux pour les enfants.',
      ],
    },
    {
      title: 'À lire aussi',
      points: [
        [{ to: '/articles', label: 'Le blog des cadeaux' }],
        [{ to: '/about/privacy-policy', label: 'Ce que nous savons de toi (presque rien)' }],
        [{ to: '/about/legal', label: 'Les mentions légales' }],
        [{ to: '/bot', label: 'Notre robot, pour les boutiques' }],
        [{ to: '/share', label: 'Faire connaître Trouvaille' }],
      ],
    },
  ],
};

/** @param contact the address that answers for the site. */
export function legalPage(contact: string): Page {
  return {
    title: 'Mentions légales',
    metaTitle: 'Mentions légales',
    description: 'Qui fait Trouvaille, comment nous joindre, et ce que valent les prix affichés.',
    lead: 'Ce que la loi demande de dire, en clair.',
    sections: [
      {
        title: 'Qui fait ce site ?',
        text: [
          'Trouvaille est édité et hébergé par l’équipe Trouvaille, qui répond de ce qui y est publié.',
          ['Pour nous écrire : ', { to: `mailto:${contact}`, label: contact }, '.'],
        ],
      },
      {
        title: 'Prix, disponibilité, liens',
        text: [
          'Le prix et la disponibilité d’un produit viennent de sa boutique et sont relevés au mieux une fois par jour : seul compte ce que la boutique affiche au moment d’acheter. Trouvaille ne vend rien, et n’est pas partie à ton achat.',
          'Une idée sans boutique a une fourchette de prix : c’est un ordre de grandeur, que nous estimons.',
          'Certains liens vers des boutiques sont affiliés : si tu achètes, la boutique peut nous verser une commission, sans rien changer à ton prix. Cela ne change rien non plus au choix des idées.',
        ],
      },
      {
        title: 'À qui sont les textes et les images ?',
        text: [
          'Les noms, marques et photographies des produits restent à leurs propriétaires. Si quelque chose t’appartient et n’a rien à faire ici, écris-nous : nous l’enlèverons.',
          'Les polices, Bricolage Grotesque et Figtree, sont libres, sous licence OFL ; les papiers découpés sont dessinés par notre propre code.',
        ],
      },
      {
        title: 'Tes données',
        text: [
          [
            'Elles tiennent en peu de mots : lis la ',
            { to: '/about/privacy-policy', label: 'politique de confidentialité' },
            '.',
          ],
        ],
      },
    ],
  };
}

/** @param contact the address that answers for the robot. */
export function botPage(contact: string): Page {
  return {
    title: 'Notre robot',
    metaTitle: 'Notre robot',
    description:
      'Comment le robot de Trouvaille visite les boutiques : aux heures creuses, une demande à la fois, une fois par jour.',
    lead: 'Tu tiens une boutique et tu l’as vu passer ? Voici comment il se tient.',
    sections: [
      {
        title: 'Il se fait discret',
        points: [
          'Il passe aux heures creuses, la nuit, entre minuit et six heures, heure de Paris.',
          'Il ne fait qu’une demande à la fois.',
          'Il garde en mémoire ce qu’il a lu, et ne redemande pas ce qui n’a pas changé.',
          'Il relève les données une fois par jour, pas plus.',
          'Une page qui reste vide sans ses scripts est ouverte comme dans un navigateur, mais sans ses images : ses fichiers viennent alors ensemble.',
          'Quand une personne nous propose un de tes produits ou vérifie un réglage, il lit cette page-là sans attendre la nuit.',
        ],
      },
      {
        title: 'Il respecte la maison',
        points: [
          'Il lit ton fichier robots.txt et obéit à ce qu’il y trouve, délai compris.',
          'Il dit son nom : « TrouvailleBot », suivi de l’adresse de cette page.',
          'Il ne lit que ce que tout le monde peut lire d’un produit : titre, description, marque, références, catégorie, variante, pour qui il est, prix, note, disponibilité, image.',
        ],
      },
      {
        title: 'Tu préfères qu’il ne vienne pas ?',
        text: [
          'Deux lignes dans ton fichier robots.txt suffisent : « User-agent: TrouvailleBot », puis « Disallow: / ».',
          ['Ou écris-nous : ', { to: `mailto:${contact}`, label: contact }, '.'],
        ],
      },
    ],
  };
}

export const privacyPage: Page = {
  title: 'Ta vie privée',
  metaTitle: 'Politique de confidentialité',
  description:
    'Ni traceur, ni réseau social, ni cookie sans compte : ce que Trouvaille garde, et ce qu’il ne garde pas.',
  lead: 'Nous n’avons pas besoin de savoir qui tu es pour trouver un cadeau. Version du 5 octobre 2019.',
  sections: [
    {
      title: 'Personne ne te suit ici',
      points: [
        'Aucun traceur extérieur : ni mesure d’audience d’un tiers, ni publicité.',
        'Aucun réseau social : pas de bouton qui regarde par-dessus ton épaule.',
        'Aucun cookie tant que tu n’as pas de compte. Si tu te connectes, un seul, qui dit que c’est toi.',
      ],
    },
    {
      title: 'Quand tu cherches un cadeau',
      points: [
        'Tes réponses et tes réactions sont gardées sans aucune donnée personnelle : elles aident à mieux choisir les questions suivantes, pour tout le monde.',
        'Ta recherche est effacée vingt-cinq mois après le mois où tu l’as commencée. Il n’en reste qu’une ligne de statistiques, sans identifiant : le jour et l’heure, le genre, les tranches d’âge et de budget, si c’était pour Noël, l’écran et le navigateur, d’où elle venait, combien de questions, d’idées et de secondes il a fallu, comment elle a fini et sur quelle idée.',
        'Avec elle sont gardées la taille de ton écran (petit ou grand) et la famille de ton navigateur ; si tu viens d’une publicité, aussi sa campagne et les mots que tu avais cherchés, quand son adresse les donne.',
        'L’identifiant de ta recherche ne vit que dans la mémoire de session de ton navigateur et, une fois le cadeau trouvé, dans l’historique de l’onglet et le lien vers d’autres idées du même genre : aucun bouton de partage ne le transmet.',
        'Les indices que tu écris, et ce que tu cherches en quelques mots, sont effacés au bout de trente jours, et les personnes qui contribuent ne les voient jamais.',
        'Ton adresse IP n’est ni gardée, ni écrite dans nos journaux.',
      ],
    },
    {
      title: 'Quand le réseau manque',
      points: [
        'Ton navigateur garde de quoi ouvrir le site sans réseau\u00a0: une page qui le dit, celle de tes trouvailles, la mise en page, et les quarante derniers articles et pages d’information que tu as lus, avec leurs images et celles de tes trouvailles.',
        'Il ne garde ainsi ni tes recherches, ni leurs réponses, ni les pages d’un compte, et rien de tout cela ne nous revient. Effacer les données du site dans ton navigateur l’efface aussi.',
      ],
    },
    {
      title: 'Quand tu partages une idée',
      points: [
        'Les moyens de partage sont de simples liens : rien ne part vers une messagerie avant que tu la choisisses.',
        'Le lien d’une idée ne dit rien de toi, ni de ta recherche.',
        'Si Trouvaille envoie l’idée pour toi, l’adresse ne sert qu’à cet envoi : elle est effacée dès que le message est parti, le lendemain au plus tard. Pour que personne ne soit inondé, les envois vers une adresse sont comptés pendant un jour, sous la forme d’une empreinte que personne ne peut relire.',
      ],
    },
    {
      title: 'Quand tu gardes un cadeau trouvé',
      points: [
        'Tes trouvailles (les idées, leurs raisons, la date, et pour qui si tu l’écris) ne sont gardées que par ton navigateur, cent au plus (la plus ancienne laisse alors sa place à la nouvelle), jusqu’à ce que tu les retires, une à une ou d’un coup\u00a0: nous ne les connaissons pas. Le lien qui les apporte à un autre appareil les contient dans la partie d’une adresse que les navigateurs n’envoient pas.',
        'La page d’un cadeau tient tout entière dans son adresse, chiffrée\u00a0: le cadeau, les raisons que tu laisses, tes mots pour la carte. Nous n’en gardons rien. Qui a le lien peut la lire\u00a0; il ne mène pas à ta recherche.',
      ],
    },
    {
      title: 'Si tu crées une alerte',
      points: [
        'Nous gardons l’adresse que tu donnes, pour qui est le cadeau (genre, âge, budget), si c’est pour Noël, et les réponses que tu choisis. Rien ne relie l’alerte à ta recherche.',
        'L’adresse ne sert qu’à l’alerte\u00a0: un message pour la valider, puis un par jour au plus, chacun avec de quoi tout arrêter en un clic.',
        'Une alerte que personne ne valide est effacée au bout de quarante-huit heures, les autres au bout d’un an.',
        'Dès que tu arrêtes une alerte, ton adresse, tes réponses et les idées trouvées sont effacées. Le reste, qui ne parle plus de personne, suit un mois plus tard.',
        'Pour que personne ne soit inondé, les demandes vers une adresse sont comptées pendant une heure, sous la forme d’une empreinte que personne ne peut relire.',
      ],
    },
    {
      title: 'Si tu as un compte',
      text: [
        'Ton adresse e-mail et ton mot de passe, haché et salé, sont les seules données personnelles que nous gardons. Personne, pas même nous, ne peut relire ton mot de passe.',
        'Tant que ton compte est ouvert dans ce navigateur, la mémoire de session de l’onglet retient ton adresse et le type du compte\u00a0; elle les oublie dès que tu te déconnectes.',
      ],
      points: [
        'De chaque connexion, nous gardons la date et la famille du navigateur, trente jours au plus\u00a0: tu les vois toutes, et tu peux les fermer.',
        'Nous notons aussi ce qui arrive à ton compte (mot de passe, adresse ou droits changés), pendant un an, pour te le montrer.',
        'L’adresse d’un mot de passe oublié est effacée au bout de deux heures, qu’elle ait un compte ou non. Une nouvelle adresse que personne ne valide l’est au bout de quarante-huit heures.',
        'Le fichier de tes données, fait à ta demande, est effacé au bout de sept jours.',
        'Si tu supprimes ton compte, tout cela disparaît sur-le-champ\u00a0; ce que tu as proposé reste, sans ton nom. Un dernier message te le confirme.',
        'Pour que personne ne soit inondé ni deviné, les essais et les messages vers une adresse sont comptés pendant un jour au plus, sous la forme d’une empreinte que personne ne peut relire.',
      ],
    },
    {
      title: 'Tes droits',
      text: [
        [
          'Tu peux demander à voir, corriger ou effacer ce qui te concerne. Si tu as un compte, tout se fait sur ',
          { to: '/account', label: 'sa page' },
          '. Sinon, l’adresse où écrire est dans les ',
          { to: '/about/legal', label: 'mentions légales' },
          '.',
        ],
      ],
    },
  ],
};

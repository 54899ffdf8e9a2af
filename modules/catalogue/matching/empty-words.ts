/** What is asked of a shop, and names no gift. */
const SHOP_WORDS = new Set(
  'commande commandes facture factures horaires livraison livraisons promo promos rembourser remboursement sav soldes'.split(
    ' ',
  ),
);

// Grammar, the words of asking for a gift, and the recipient, whom the profile already describes. A keyword of the catalogue
// still counts where it is made of such words alone (« mamie », « anniversaire »).
const EMPTY = new Set(
  `a ai aie aient ais ait alors ans an annee annees apres as assez au aussi autour autre autres aux avant avec avoir avait
  beaucoup bien bon bonne bons bonnes c ca car ce cela celle celui ces cet cette chez ci comme d dans de deja des desormais deux
  depuis donc du elle elles en encore entre es est et etait etre eu eux faire fait faut fois font hier ici il ils j je juste l la le les
  fin leur leurs lui m ma mais me meme mes moi moins mois mon n ne nos notre nous on ont or ou oui par parce peu peut plein plus plutot
  pour pourquoi pourrait pouvoir presque pris qu quand que quel quelle quelque quelques quelqu qui quoi s sa se sera ses si soit son sont
  souvent sous sur surtout t ta te tel tellement tes toi ton toujours tous tout toute toutes tres trop tu un une vers veut veux
  voila vos votre vous vraiment vrai y
  bonjour bonsoir coucou salut hello hey bjr slt
  ptit ptite ptits ptites tt ts bcp pr ds avc pcq qd qn tps tjr tjrs tjs
  depart departs domicile nouveau nouveaux nouvel nouvelle occupe occupee occupent occuper remercie remerciement remerciements remercier
  aide avance besoin bidule budget cadeau cadeaux cado cados cher chere chers chercher cherche cherchons chose choses cool dire environ
  euro euros feter for genial gift gifts idee idees kado kados kdo kdos machin max maxi maximum merci mini minimum my offre offrir
  original originale originales originaux parfait parfaite plaire plaisir plait plairait present prix qqch qqchose qqn qqun
  quelqun special speciale stp super surprendre svp sympa sympas top trouver truc trucs voudrait voudrais
  pratiquant pratiquante pratiquants pratiquantes niveau niveaux confirme confirmee confirmes confirmees avancee avances avancees
  anniv annif anniversaire anniversaires bday birthday premier premiere premiers premieres
  va vas vais vont boit boivent vit vivent vivre habite habitent habiter vient viennent venir passe passent passer joue jouent jouer
  travaille travaillent travailler boulot taf bosse bossent bosser commence commencent commencer arrete arretent arreter reve revent connait
  connaissent connais sait sais savent met mettent prend prennent tue tuent mange mangent
  part partent parle parlent sort sortent regarde regardent regarder regardant ecoute ecoutent ecouter tour tours neuf neuve neufs neuves eleve eleves maison
  jour jours journee semaine semaines matin soir soirs maintenant mal temps lundi mardi mercredi jeudi vendredi samedi dimanche
  aime aiment aimer aimerait adore adorent adorer prefere preferent kiffe kiffent interesse interessee passionne passionnee
  passionnes passion fan fans amateur amateurs amatrice amatrices accro mordu mordue feru ferue fana dingue folle fou
  concours debout tenir tiennent tient vendent vendu vendue vendus
  seul seule seuls seules bientot convaincu convaincue convaincus convaincues gentil gentille gentils gentilles adorable adorables formidable formidables exceptionnel exceptionnelle
  content contente grand grande grands grandes gros grosse grosses petit petite petits petites beau bel belle beaux belles chouette
  ado ados adolescent adolescente adolescents adulte adultes jeune jeunes vieux vieille enfant bebe
  trentaine trentenaire quarantaine quadra cinquantaine quinqua soixantaine sexagenaire senior seniors retraite retraitee
  retraites etudiant etudiante etudiants
  perd perdent perdre perdu perdue perdus
  personne homme hommes femme femmes garcon fille filles fils mec mecs meuf meufs nana gars couple
  mere maman pere papa parent parents daron daronne darons mom mum dad frere freres soeur soeurs frangin frangine frerot
  ami amie amis amies pote potes copain copains copine copines meilleur meilleure mari epouse epoux conjoint conjointe
  cheri cherie amoureux amoureuse boyfriend girlfriend husband wife
  article articles comment compte retour retourner retours supprimer
  oncle tante tonton tata tatie cousin cousine neveu niece filleul filleule parrain marraine gendre bru
  papi papy mamie mamy pepe meme memere
  collegue collegues patron patronne voisin voisine voisins maitre`
    .trim()
    .split(/\s+/),
);

/** Whether a folded word says nothing of a taste by itself: articles, « cadeau », « ma mère »… */
export function isEmptyWord(word: string): boolean {
  return word.length < 2 || EMPTY.has(word) || SHOP_WORDS.has(word);
}

/** Whether a folded word asks something of a shop: « livraison ». */
export function isShopWord(word: string): boolean {
  return SHOP_WORDS.has(word);
}

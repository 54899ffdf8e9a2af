// Words of the statistics.
import { formatQuantity } from '#app/ui/text/format.ts';

export const statsText = {
  label: 'Statistiques',
  tabs: {
    overview: 'Vue d’ensemble',
    discovery: 'Provenance',
    performance: 'Performance',
    evolution: 'Évolution',
    quality: 'Qualité',
    olap: 'Croisements',
  },
  empty: 'Aucune recherche ici',
  overview: {
    title: 'Vue d’ensemble',
    lead: 'Une recherche compte le jour où elle commence, à l’heure de Paris.',
    searches: 'Recherches et cadeaux trouvés',
    ends: 'Comment les recherches finissent',
    endsLead: 'En pour cent des recherches.',
    week: 'Quand on cherche',
    weekLead: 'Recherches par jour de la semaine et par heure.',
    table: 'Recherches par période',
    exits: 'Sorties vers les boutiques',
    exitsNote: 'de toutes les pages, quel que soit le profil',
  },
  discovery: {
    title: 'D’où viennent les recherches',
    chart: 'Recherches par provenance',
    source: 'Par provenance',
    keyword: 'Par mot-clé',
    campaign: 'Par campagne',
    sourceFile: 'provenances',
    keywordFile: 'mots-cles',
    campaignFile: 'campagnes',
  },
  performance: {
    title: 'Performance',
    lead: 'Réussie\u00a0: une idée est acceptée, ou le visiteur part la voir en boutique.',
    ages: 'Réussite par âge',
    map: 'Réussite par âge et par budget',
    mapLead: 'En pour cent des recherches.',
    table: 'Par profil',
  },
  evolution: {
    title: 'Évolution de la performance',
    success: 'Réussite et acceptation',
    successLead:
      'En pour cent des recherches. Traits verticaux\u00a0: une nouvelle version de l’apprentissage (tirets) ou du modèle des étiquettes (points).',
    effort: 'Ce qu’il faut pour y arriver',
    effortLead: 'Questions avant la première idée, propositions avant l’accord.',
    catalogue: 'Taille du catalogue',
    catalogueLead: 'Notée chaque nuit.',
    ideas: 'Idées disponibles',
    labelled: 'Idées étiquetées',
    table: 'Par version de l’apprentissage',
    mark: (version: number | null) => (version === null ? 'départ' : `v${version}`),
    labelMark: (version: number | null) => `é${version}`,
    learning: (version: number | null) =>
      version === null
        ? 'apprentissage, réglages de départ'
        : `apprentissage, version\u00a0${version}`,
    labelModel: (version: number | null) => `modèle des étiquettes, version\u00a0${version}`,
  },
  quality: {
    title: 'Qualité des questions et des étiquettes',
    unknown: '«\u00a0Je ne sais pas\u00a0» et idées hors sujet',
    unknownLead: 'En pour cent des réponses, et des idées montrées.',
    labels: 'Idées par nombre d’étiquettes',
    labelsLead: 'Idées disponibles\u00a0; une étiquette «\u00a0ne dit rien\u00a0» ne compte pas.',
    labelsAxis: 'Étiquettes',
    ideas: 'Idées',
    table: 'Questions posées',
    columns: {
      question: 'Question',
      asked: 'Posée',
      yes: 'Oui',
      no: 'Non',
      unknown: '«\u00a0Je ne sais pas\u00a0»',
      undone: 'Réponses reprises',
      left: 'Départs',
      accepted: 'Puis acceptées',
      labels: 'Étiquettes',
      separation: 'Sépare',
      disagreement: 'Désaccords',
    },
    separationLead:
      'Sépare\u00a0: ce que ses réponses apprennent, de 0 (toujours la même) à 100\u00a0% (oui autant que non, jamais «\u00a0je ne sais pas\u00a0»).',
    useless: (count: number) =>
      count === 1
        ? '1 question ne sépare rien'
        : `${formatQuantity(count)} questions ne séparent rien`,
    uselessNote: 'moins de 10\u00a0%, pour 50 réponses ou plus',
    disagreement: 'Désaccords entre contributeurs',
    disagreementNote: 'paires étiquetées par plusieurs personnes',
    inconsistent: 'Idées hors sujet',
  },
  olap: {
    title: 'Croisements',
    rows: 'Lignes',
    columns: 'Colonnes',
    measure: 'Mesure',
    noColumns: 'aucune',
    byMonth: 'mois',
    bySearches: 'recherches',
    total: 'Total',
    table: (measure: string, rows: string) => `${measure} par ${rows.toLowerCase()}`,
    cut: (rows: number) => `Seules les ${rows} premières lignes sont montrées.`,
    cutColumns: (columns: number) => `Seules les ${columns} premières colonnes sont montrées.`,
    numbers:
      'Les totaux portent sur toutes les recherches choisies, aussi celles des lignes qui ne sont pas montrées.',
  },
} as const;

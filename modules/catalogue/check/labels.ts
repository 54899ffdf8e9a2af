import { COMPLETE_LABELS } from '../label-model/shared.ts';
import { CATEGORIES, isTag, LABELS } from '../vocabulary.ts';
import { type CheckedIdea, type Content, favoursYes } from './content.ts';
import { counted, type Finding, share } from './finding.ts';

/** The fewest themes that an idea should have. */
const THEMES = 2;
/** A question with fewer labelled ideas, or with the same label on more than this share of the ideas, distinguishes none. */
const FEWEST_LABELLED = 4;
const MAX_COMMON_LABEL_SHARE = 0.95;

/** How many labels an idea has, by category of the question. */
export function density({ ideas, questions }: Content): Finding {
  const categoryOf = new Map(questions.map(({ id, category }) => [id, category]));
  const count = new Map(CATEGORIES.map((category) => [category, 0]));
  for (const { ownLabels } of ideas) {
    for (const question of ownLabels.keys()) {
      const category = categoryOf.get(question);
      if (category) count.set(category, count.get(category)! + 1);
    }
  }
  const mean = (labels: number) =>
    (labels / Math.max(1, ideas.length)).toLocaleString('fr', { maximumFractionDigits: 1 });
  const whole = [...count.values()].reduce((sum, labels) => sum + labels, 0);
  const parts = [...count]
    .filter(([, labels]) => labels > 0)
    .map(([category, labels]) => `${category} ${mean(labels)}`);
  return {
    title: 'Étiquettes par idée',
    figure: [mean(whole), ...parts].join(', '),
    must: false,
    offenders: [],
  };
}

/** Ideas with too few themes. */
export function fewThemes(content: Content): Finding {
  const themes = themeIds(content);
  return counted(
    `Idées de moins de ${THEMES} thèmes`,
    content.ideas
      .filter((idea) => favouring(idea, themes).length < THEMES)
      .map(({ key, title }) => `${key} « ${title} »`),
  );
}

/** Ideas with so few labels of their own that those a site predicts count for them too. */
export function fewLabels({ ideas }: Content): Finding {
  return counted(
    `Idées de moins de ${COMPLETE_LABELS} étiquettes à elles (des étiquettes prédites s’y ajoutent)`,
    ideas
      .filter(({ ownLabels }) => ownLabels.size < COMPLETE_LABELS)
      .map(({ key, title }) => `${key} « ${title} »`),
  );
}

/** Ideas that no theme and no opening question favours, and that are made for no situation: an answer that finds them is missing. */
export function unreachable(content: Content): Finding {
  const opening = content.questions.filter(({ category }) => category === 'AskStart');
  const ids = [...themeIds(content), ...opening.map(({ id }) => id)];
  const situations = content.questions.filter(({ category }) => category === 'GoodToAsk');
  const isMadeFor = ({ labels }: CheckedIdea) =>
    [...labels.values()].includes('YesIsNeeded') ||
    situations.some(({ id }) => labels.get(id) === 'YesIsDesired');
  return counted(
    'Idées qu’aucune réponse n’atteint (ni thème, ni intérêt, ni situation)',
    content.ideas
      .filter((idea) => favouring(idea, ids).length === 0 && !isMadeFor(idea))
      .map(({ key, title }) => `${key} « ${title} »`),
    true,
  );
}

function themeIds({ questions }: Content): number[] {
  return questions.filter(({ category }) => isTag(category)).map(({ id }) => id);
}

function favouring({ labels }: CheckedIdea, questions: readonly number[]): number[] {
  return questions.filter((id) => favoursYes(labels.get(id)));
}

/** Questions whose answer hardly changes which ideas are proposed. */
export function uninformativeQuestions({ ideas, questions }: Content): Finding {
  const asked = questions.filter(({ category }) => category !== 'Unknown');
  const offenders = asked.flatMap(({ id, content }) => {
    const count = new Map(LABELS.map((label) => [label, 0]));
    for (const { labels } of ideas) {
      const label = labels.get(id);
      if (label) count.set(label, count.get(label)! + 1);
    }
    const labelled = [...count].reduce((sum, [label, n]) => sum + (label === 'None' ? 0 : n), 0);
    const [common, most] = [...count].reduce((a, b) => (b[1] > a[1] ? b : a));
    if (labelled < FEWEST_LABELLED) return [`${id} « ${content} » : ${labelled} idées étiquetées`];
    const alike = `${id} « ${content} » : ${common} pour ${share(most, ideas.length)} des idées`;
    return most > MAX_COMMON_LABEL_SHARE * ideas.length ? [alike] : [];
  });
  return counted('Questions qui ne départagent rien', offenders);
}

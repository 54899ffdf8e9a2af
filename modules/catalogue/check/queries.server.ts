import { join } from 'node:path';
import { formatProblem, ProblemList } from '../exchange/shared.ts';
import { checkArticles } from './articles.server.ts';
import { type Content, toContent } from './content.ts';
import { coverage } from './coverage.ts';
import type { Finding } from './finding.ts';
import {
  genderLabels,
  orphanThemes,
  prices,
  repeatedShortTitles,
  withoutKeywords,
  withoutShortTitle,
} from './ideas.ts';
import { density, fewLabels, fewThemes, uninformativeQuestions, unreachable } from './labels.ts';
import { sameLabels, sameTexts } from './near-duplicates.ts';
import { papers, themesWithoutPaper } from './papers.ts';
import { readFolder } from './rows.server.ts';
import { findStructureProblems } from './structure.ts';
import { typography } from './typography.ts';

const MEASURES: readonly ((content: Content) => Finding)[] = [
  typography,
  withoutShortTitle,
  repeatedShortTitles,
  unreachable,
  coverage,
  density,
  fewLabels,
  fewThemes,
  uninformativeQuestions,
  orphanThemes,
  sameTexts,
  sameLabels,
  genderLabels,
  prices,
  withoutKeywords,
  papers,
  themesWithoutPaper,
];

/** The result of checking a folder in the exchange format. */
export type CatalogueReport = {
  /** Whether every mandatory check passed. */
  ok: boolean;
  findings: readonly Finding[];
};

/** The articles that show ideas of a catalogue, beside its folder. */
const ARTICLES = '../articles';

/**
 * Checks a folder as a whole catalogue, without a database: what an import would reject, how well the catalogue can be
 * searched, and the articles beside it, where there are some. Errors in the files are reported, never thrown. A folder that cannot be read to its end is not checked further.
 */
export async function checkCatalogue(dir: string): Promise<CatalogueReport> {
  const { problems, content } = await inspectFolder(dir);
  const rejected: Finding = {
    title: 'Erreurs de format (fichiers, identifiants, textes des questions, relations)',
    figure: String(problems.total),
    must: true,
    offenders: problems.inOrder().map(formatProblem),
  };
  const findings = [rejected];
  if (content) {
    findings.push(
      ...MEASURES.map((measure) => measure(content)),
      await checkArticles(join(dir, ARTICLES), content.ideas),
    );
  }
  const ok = findings.every(({ must, offenders }) => !must || offenders.length === 0);
  return { ok, findings };
}

/** What is wrong with a folder, and what is in it where it can be read whole. */
async function inspectFolder(dir: string) {
  const problems = new ProblemList();
  const rows = await readFolder(dir, problems);
  if (!rows) return { problems, content: null };
  for (const problem of findStructureProblems(rows)) problems.add(problem);
  return { problems, content: toContent(rows) };
}

import { formatProblem, ProblemList } from '../exchange/shared.ts';
import { type Content, toContent } from './content.ts';
import { coverage } from './coverage.ts';
import type { Finding } from './finding.ts';
import { genderLabels, orphanThemes, prices, repeatedShortTitles } from './ideas.ts';
import { density, fewThemes, uninformativeQuestions, unreachable } from './labels.ts';
import { sameLabels, sameTexts } from './near-duplicates.ts';
import { readFolder } from './rows.server.ts';
import { findStructureProblems } from './structure.ts';
import { typography } from './typography.ts';

const MEASURES: readonly ((content: Content) => Finding)[] = [
  typography,
  repeatedShortTitles,
  unreachable,
  coverage,
  density,
  fewThemes,
  uninformativeQuestions,
  orphanThemes,
  sameTexts,
  sameLabels,
  genderLabels,
  prices,
];

/** The result of checking a folder in the exchange format. */
export type CatalogueReport = {
  /** Whether every mandatory check passed. */
  ok: boolean;
  findings: readonly Finding[];
};

/**
 * Checks a folder as a whole catalogue, without a database: what an import would reject, and how well the catalogue can be
 * searched. Errors in the files are reported, never thrown. A folder that cannot be read to its end is not checked further.
 */
export async function checkCatalogue(dir: string): Promise<CatalogueReport> {
  const { problems, content } = await inspectFolder(dir);
  const rejected: Finding = {
    title: 'Erreurs de format (fichiers, identifiants, textes des questions, relations)',
    figure: String(problems.total),
    must: true,
    offenders: problems.inOrder().map(formatProblem),
  };
  const findings = [rejected, ...(content ? MEASURES.map((measure) => measure(content)) : [])];
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

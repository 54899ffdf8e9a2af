import { formatProblem, ProblemList } from '../exchange/shared.ts';
import { type Content, toContent } from './content.ts';
import { coverage } from './coverage.ts';
import type { Finding } from './finding.ts';
import { genderLabels, looseThemes, prices } from './ideas.ts';
import { density, fewThemes, idleQuestions, unreachable } from './labels.ts';
import { sameLabels, sameTexts } from './near-duplicates.ts';
import { readFolder } from './rows.server.ts';
import { findStructureProblems } from './structure.ts';
import { typography } from './typography.ts';

const MEASURES: readonly ((content: Content) => Finding)[] = [
  typography,
  unreachable,
  coverage,
  density,
  fewThemes,
  idleQuestions,
  looseThemes,
  sameTexts,
  sameLabels,
  genderLabels,
  prices,
];

/** What is to be said of a folder in the exchange format. */
export type CatalogueReport = {
  /** Whether nothing that must be right is wrong. */
  ok: boolean;
  findings: readonly Finding[];
};

/**
 * Measures a folder as a whole catalogue, without a database: what an import would refuse, and how good the catalogue is to
 * search in. Nothing wrong in the files throws. A folder that cannot be read whole is not measured further.
 */
export async function checkCatalogue(dir: string): Promise<CatalogueReport> {
  const { problems, content } = await inspectFolder(dir);
  const refused: Finding = {
    title: 'Erreurs de format (fichiers, identifiants, textes des questions, relations)',
    figure: String(problems.total),
    must: true,
    offenders: problems.inOrder().map(formatProblem),
  };
  const findings = [refused, ...(content ? MEASURES.map((measure) => measure(content)) : [])];
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

import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import { IDEA_FIGURES, type IdeaFigure } from '#modules/engine/insight/shared.ts';

const PAGE_SIZE = 30;

export const PODIUM_TABLE: TableSpec<IdeaFigure> = {
  sorts: IDEA_FIGURES,
  defaultSort: { by: 'acceptance', direction: 'desc' },
  pageSize: PAGE_SIZE,
};

/** Ideas that fit nobody come first. */
export const FEEDBACK_TABLE: TableSpec<IdeaFigure> = {
  sorts: IDEA_FIGURES,
  defaultSort: { by: 'inconsistent', direction: 'desc' },
  pageSize: PAGE_SIZE,
};

export const MERCHANT_TABLE: TableSpec = {
  sorts: ['merchant', 'ideas', ...IDEA_FIGURES],
  defaultSort: { by: 'inconsistent', direction: 'desc' },
  pageSize: PAGE_SIZE,
};

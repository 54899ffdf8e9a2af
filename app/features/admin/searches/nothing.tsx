import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { searchesText as text } from './text.ts';

/** In place of a table that the filters leave nothing of. */
export function Nothing({ title }: { title: string }) {
  return <EmptyState title={title}>{text.emptyLead}</EmptyState>;
}

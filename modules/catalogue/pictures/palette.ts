/** A wrapping paper's colours: the sheet, its motif, the ribbon on it, and the light inside where the idea stands. */
export type Paper = { sheet: string; motif: string; ribbon: string; inside: string };

export const INK = '#241a18';
export const FIBRE = '#fffaf0';

/** Warm papers of the brand: ribbon red, fir green and gold, with their neighbours. */
export const PAPERS: readonly Paper[] = [
  { sheet: '#c5302c', motif: '#f3c56b', ribbon: '#e2b45a', inside: '#fdeed3' },
  { sheet: '#1f5240', motif: '#e2b45a', ribbon: '#c5302c', inside: '#f4f0d9' },
  { sheet: '#e2a93b', motif: '#fbe7b6', ribbon: '#c5302c', inside: '#fff5da' },
  { sheet: '#f3c3b2', motif: '#d2574a', ribbon: '#1f5240', inside: '#fff2e8' },
  { sheet: '#d8673f', motif: '#fbd9a5', ribbon: '#1f5240', inside: '#ffeedb' },
  { sheet: '#7a2a44', motif: '#f0b8a4', ribbon: '#e2b45a', inside: '#fde9e2' },
  { sheet: '#a9bf9a', motif: '#2f6149', ribbon: '#c5302c', inside: '#f5f6e4' },
  { sheet: '#2a3553', motif: '#efc56c', ribbon: '#c5302c', inside: '#eef0ee' },
  { sheet: '#c69a6b', motif: '#fff0d8', ribbon: '#c5302c', inside: '#fcf1de' },
  { sheet: '#f2e3c6', motif: '#c5302c', ribbon: '#1f5240', inside: '#fffdf6' },
  { sheet: '#8fbcb4', motif: '#fdf3dd', ribbon: '#d8673f', inside: '#f1f7ef' },
  { sheet: '#e98f86', motif: '#fff0e0', ribbon: '#7a2a44', inside: '#fff0ea' },
];

export { openLabelCounts, updateLabelCounts } from './label-counts.server.ts';

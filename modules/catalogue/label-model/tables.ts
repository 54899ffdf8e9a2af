/** Tables that this room alone writes. */
export const tables = [
  'label_model',
  'label_model_activation',
  'label_prediction',
  'label_prediction_due',
] as const;

/** Views for other modules. */
export const views = ['catalogue_label_prediction', 'catalogue_idea_prediction'] as const;

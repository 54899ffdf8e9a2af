/** What the dialog on a contributor's page confirms. */
export const REVERT = 'revert';

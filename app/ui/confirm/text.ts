/** Texts of every confirmation. */
export const confirmText = { cancel: 'Ne rien changer' } as const;

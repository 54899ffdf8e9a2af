/** For tests about what moves: the others ask for reduced motion, which takes less time and processor. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

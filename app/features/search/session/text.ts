import { startFormText } from '#app/features/start/index.ts';

/** What the session socket answers to a frame that it rejects. */
export const SESSION_ERRORS = {
  bad_message: 'Ce message n’est pas compréhensible.',
  too_large: 'Ce message est trop long.',
  too_many_frames: 'Doucement ! Laisse-moi le temps de répondre.',
  too_many_steps:
    'Doucement\u00a0! Tu vas plus vite que moi. Attends quelques minutes, puis reprends ici\u00a0: rien n’est perdu.',
  too_many_searches: 'Tu as lancé beaucoup de recherches. Réessaye dans quelques minutes.',
  children: startFormText.age.children,
  /** To an answer or a feedback, whatever the current step is. */
  wrong_answer:
    'Je n’attendais pas cette réponse ici. Choisis-en une sous la carte\u00a0: rien n’est perdu.',
} as const;

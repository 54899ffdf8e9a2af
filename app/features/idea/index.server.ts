export { cardMessages } from './card-messages/card-messages.ts';
export { type CardFor, type CardOccasion, cardOccasion } from './card-messages/occasion.ts';

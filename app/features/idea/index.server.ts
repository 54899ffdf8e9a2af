export { cardMessages } from './card-messages/card-messages.ts';
export { type CardOccasion, cardOccasion } from './card-messages/occasion.ts';

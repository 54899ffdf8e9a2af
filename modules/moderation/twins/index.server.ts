export {
  changeTwinKind,
  confirmChain,
  splitIdea,
  twinReverts,
} from './review.commands.server.ts';

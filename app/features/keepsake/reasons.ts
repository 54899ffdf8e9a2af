/** How a reason begins that repeats a word of the hints to the one who wrote it. */
const OWN_HINT = /^Tu as parlé d(?:e |’)/;

/** A reason as anybody may read it: the others speak of the recipient already. */
export function reasonForOthers(reason: string): string {
  return reason.replace(OWN_HINT, 'Un clin d’œil à ').replace(/ \(plutôt\)$/, '');
}

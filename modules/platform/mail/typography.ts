/** A narrow no-break space: no line begins with the sign after it. */
const NARROW = '\u202f';

/** A French text with narrow no-break spaces before « : ; ! ? » and inside guillemets, in place of any others there. */
export function typeset(text: string): string {
  return text.replace(/[ \u00a0\u202f]+(?=[:;!?»])|(?<=«)[ \u00a0\u202f]+/g, NARROW);
}

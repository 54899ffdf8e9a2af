/** What windows-1252 has between 0x80 and 0x9f, in order; U+FFFD where it has nothing. */
const MIDDLE = [...'€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ'];

/** A text in windows-1252, with a question mark for what it lacks; narrow spaces become spaces without break. */
export function encodeWindows1252(text: string): Buffer {
  return Buffer.from(
    [...text.replaceAll('\u202f', '\u00a0')].map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
      const at = MIDDLE.indexOf(sign);
      return at < 0 ? 0x3f : 0x80 + at;
    }),
  );
}

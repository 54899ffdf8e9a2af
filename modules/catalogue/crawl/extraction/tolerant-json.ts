export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const MAX_DEPTH = 40;

/**
 * Reads JSON as shops write it by hand: line breaks inside of strings, commas too many or too few, comments, CDATA marks,
 * quotes escaped as HTML, no end. What cannot be read ends the value it is in, and what came before stays. Several values
 * in a row are a list.
 */
export function readTolerantJson(text: string): Json[] {
  const source = text.trim();
  try {
    return [JSON.parse(source) as Json];
  } catch {
    return new TolerantReader(
      /^\s*[[{]\s*&quot;/.test(source) ? source.replaceAll('&quot;', '"') : source,
    ).values();
  }
}

class TolerantReader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  values(): Json[] {
    const found: Json[] = [];
    while (this.at < this.text.length) {
      const start = /[[{]/g;
      start.lastIndex = this.at;
      const next = start.exec(this.text);
      if (!next) break;
      this.at = next.index;
      const value = this.value(0);
      if (value !== undefined) found.push(value);
    }
    return found;
  }

  /** Passes over what stands between values: spaces, separators, comments. */
  private skip() {
    for (;;) {
      const between = /(?:[\s,;:\u00a0\ufeff]|<!--|-->|<!\[CDATA\[|\]\]>)*/y;
      between.lastIndex = this.at;
      this.at += between.exec(this.text)?.[0].length ?? 0;
      const comment = this.text.slice(this.at, this.at + 2);
      const end = comment === '/*' ? '*/' : comment === '//' ? '\n' : null;
      if (!end) return;
      const stop = this.text.indexOf(end, this.at);
      this.at = stop < 0 ? this.text.length : stop + end.length;
    }
  }

  private value(depth: number): Json | undefined {
    const sign = this.text[this.at];
    if (sign === '{' && depth < MAX_DEPTH) return this.object(depth);
    if (sign === '[' && depth < MAX_DEPTH) return this.list(depth);
    if (sign === '"' || sign === "'") return this.string(sign);
    const word = /[^\s,:;{}[\]"]+/y;
    word.lastIndex = this.at;
    const bare = word.exec(this.text)?.[0];
    // A bracket that is too deep or out of place is passed over.
    this.at += bare?.length ?? 1;
    if (bare === undefined || bare === 'null' || bare === 'undefined') return null;
    if (bare === 'true' || bare === 'false') return bare === 'true';
    return Number.isFinite(Number(bare)) ? Number(bare) : bare;
  }

  private object(depth: number): Json {
    const found: { [key: string]: Json } = {};
    this.at++;
    for (this.skip(); this.at < this.text.length; this.skip()) {
      if (this.text[this.at] === '}') {
        this.at++;
        break;
      }
      if (this.text[this.at] === ']') break;
      const key = this.value(MAX_DEPTH);
      this.skip();
      if (this.at >= this.text.length || this.text[this.at] === '}') continue;
      const value = this.value(depth + 1);
      if (typeof key === 'string' && key !== '__proto__' && value !== undefined) found[key] = value;
    }
    return found;
  }

  private list(depth: number): Json {
    const found: Json[] = [];
    this.at++;
    for (this.skip(); this.at < this.text.length; this.skip()) {
      if (this.text[this.at] === ']') {
        this.at++;
        break;
      }
      if (this.text[this.at] === '}') break;
      const value = this.value(depth + 1);
      if (value !== undefined) found.push(value);
    }
    return found;
  }

  /** A quote ends a string where what follows can follow a string; any other was meant to be in it. */
  private string(quote: string): string {
    const parts: string[] = [];
    const start = ++this.at;
    let from = start;
    for (; this.at < this.text.length; this.at++) {
      const sign = this.text[this.at];
      if (sign === '\\') {
        parts.push(this.text.slice(from, this.at), this.escape());
        from = this.at + 1;
      } else if (
        sign === quote &&
        /^\s*([,:}\]]|$)/.test(this.text.slice(this.at + 1, this.at + 40))
      ) {
        break;
      }
    }
    parts.push(this.text.slice(from, this.at++));
    return parts.join('');
  }

  private escape(): string {
    const sign = this.text[++this.at] ?? '';
    const code =
      sign === 'u' ? /^[0-9a-f]{4}/i.exec(this.text.slice(this.at + 1, this.at + 5)) : null;
    if (code) this.at += 4;
    if (code) return String.fromCharCode(Number.parseInt(code[0], 16));
    return { n: '\n', t: '\t', r: '\r', b: '', f: '' }[sign] ?? sign;
  }
}

import { Tokenizer } from 'htmlparser2';

/** An element of a page; its children are elements and pieces of text in their order. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (Element | string)[];
  parent: Element | null;
  /** Its place among all elements of the page. */
  order: number;
};

/** Deeper elements are left out, their text stays: real pages have some thirty levels. */
const MAX_DEPTH = 200;
const MAX_ELEMENTS = 50_000;
const MAX_ATTRIBUTES = 60;
const MAX_ATTRIBUTE_LENGTH = 8192;

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** Tags that end an open element of the same kind, as browsers do. */
const CLOSES: Record<string, readonly string[]> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  option: ['option'],
  p: ['p'],
  div: ['p'],
  ul: ['p'],
  h1: ['p'],
  h2: ['p'],
  body: ['head'],
};

/**
 * Reads HTML into a tree. Only the tokens are a library's: its own tree of a page that nests a hundred thousand tags takes
 * quadratic time and overflows the stack of whoever walks it. Here depth, elements and attributes are bounded, so time
 * is linear in the length of the page whatever it holds.
 */
export function readDocument(html: string): Element {
  const builder = new TreeBuilder(html);
  const tokenizer = new Tokenizer({}, builder);
  tokenizer.write(html);
  tokenizer.end();
  return builder.root;
}

class TreeBuilder {
  readonly root: Element = makeElement('#document', {}, null, 0);
  private readonly html: string;
  private readonly open: Element[] = [this.root];
  /** How many elements are open below the deepest that is kept. */
  private leftOut = 0;
  private count = 0;
  private name = '';
  private attributes: Record<string, string> = {};
  private attributeCount = 0;
  private attribute = '';
  private value = '';
  private text = '';

  constructor(html: string) {
    this.html = html;
  }

  onopentagname(start: number, end: number) {
    this.name = this.html.slice(start, Math.min(end, start + 64)).toLowerCase();
    this.attributes = {};
    this.attributeCount = 0;
  }

  onattribname(start: number, end: number) {
    this.attribute = this.html.slice(start, Math.min(end, start + 64)).toLowerCase();
    this.value = '';
  }

  onattribdata(start: number, end: number) {
    const room = MAX_ATTRIBUTE_LENGTH - this.value.length;
    if (room > 0) this.value += this.html.slice(start, Math.min(end, start + room));
  }

  onattribentity(codepoint: number) {
    if (this.value.length < MAX_ATTRIBUTE_LENGTH) this.value += String.fromCodePoint(codepoint);
  }

  onattribend() {
    if (this.attributeCount++ >= MAX_ATTRIBUTES || Object.hasOwn(this.attributes, this.attribute))
      return;
    this.attributes[this.attribute] = this.value;
  }

  onopentagend() {
    this.endText();
    const { name } = this;
    const closes = CLOSES[name];
    if (closes && this.leftOut === 0) {
      while (closes.includes(this.current.name)) this.open.pop();
    }
    if (this.open.length > MAX_DEPTH || this.count >= MAX_ELEMENTS) {
      if (!VOID.has(name)) this.leftOut++;
      return;
    }
    const element = makeElement(name, this.attributes, this.current, ++this.count);
    this.current.children.push(element);
    if (!VOID.has(name)) this.open.push(element);
  }

  onselfclosingtag() {
    // In HTML the slash means nothing; in the drawings (svg) where it does, nothing is read.
    this.onopentagend();
  }

  onclosetag(start: number, end: number) {
    this.endText();
    if (this.leftOut > 0) {
      this.leftOut--;
      return;
    }
    const name = this.html.slice(start, Math.min(end, start + 64)).toLowerCase();
    for (let level = this.open.length - 1; level > 0; level--) {
      if (this.open[level]?.name === name) {
        this.open.length = level;
        return;
      }
    }
  }

  ontext(start: number, end: number) {
    this.text += this.html.slice(start, end);
  }

  ontextentity(codepoint: number) {
    this.text += String.fromCodePoint(codepoint);
  }

  oncdata() {}
  oncomment() {}
  ondeclaration() {}
  onprocessinginstruction() {}

  onend() {
    this.endText();
  }

  private get current(): Element {
    return this.open.at(-1) ?? this.root;
  }

  private endText() {
    if (this.text) this.current.children.push(this.text);
    this.text = '';
  }
}

function makeElement(
  name: string,
  attributes: Record<string, string>,
  parent: Element | null,
  order: number,
): Element {
  return { name, attributes, children: [], parent, order };
}

import { Parser } from 'htmlparser2';

const LONGEST_HTML = 20_000;
const HIDDEN = /^(script|style|template)$/;

/** The words of a text that may be HTML, written as tags or as entities; one without either stays. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const once = wordsOf(text.slice(0, LONGEST_HTML));
  // Feeds often have HTML that is encoded once more than their format needs.
  return /<\/?[a-z][^<>]{0,200}>|&[a-z#0-9]{2,8};/i.test(once) ? wordsOf(once) : once;
}

function wordsOf(html: string): string {
  let words = '';
  let hidden = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (HIDDEN.test(name)) hidden++;
      words += ' ';
    },
    ontext: (text) => {
      if (hidden === 0) words += text;
    },
    onclosetag: (name) => {
      if (HIDDEN.test(name) && hidden > 0) hidden--;
      words += ' ';
    },
  });
  parser.end(html);
  return words;
}

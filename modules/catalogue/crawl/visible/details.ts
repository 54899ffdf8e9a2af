import { cleanGtin } from '../../gtin.ts';
import { cleanRating, cleanText, cleanUrl, type Finding } from '../extraction/fields.ts';
import type { Element } from '../html/document.ts';
import { closest, collapse, elements, hintsOf, isHidden, lineOf } from '../html/walk.ts';
import { isControl, type Line } from './lines.ts';

/** Pictures that are looked at. */
const MAX_PICTURES = 1000;
const BREADCRUMB = /bread-?crumb|ariane/i;
const NOT_PRODUCT_PICTURE =
  /logo|icon|sprite|pixel|avatar|payment|flag|banner|placeholder|loader|spinner/i;
const PRODUCT_PICTURE = /product|produit|gallery|galerie|main|zoom|hero|cover|visuel/i;

/** The path of categories that leads to the product, without the home page and the product itself. */
export function readBreadcrumb(root: Element, title: string | undefined): Finding[] {
  for (const element of elements(root)) {
    const named = `${hintsOf(element)} ${element.attributes['aria-label'] ?? ''}`;
    if (!/^(nav|ol|ul|div|p)$/.test(element.name) || !BREADCRUMB.test(named)) continue;
    const links = [...elements(element)]
      .filter(({ name }) => name === 'a' || name === 'li')
      .slice(0, 30);
    const inside = links.some(({ name }) => name === 'li')
      ? links.filter(({ name }) => name === 'li')
      : links;
    const steps =
      inside.length > 0
        ? inside.map((step) => lineOf(step, 200))
        : lineOf(element, 500).split(/[>›»/]/);
    const path = steps
      .flatMap((step) => cleanText('category', step.replace(/^[\s>›»/|]+|[\s>›»/|]+$/g, '')) ?? [])
      .filter((step) => /\p{L}/u.test(step) && step !== title);
    if (path.length > 0) return [{ field: 'category', value: path.slice(0, 10) }];
  }
  return [];
}

/** The picture of the product: the best named and largest near the heading. */
export function readPicture(root: Element, heading: Element | undefined, base: string): Finding[] {
  let best: { url: string; score: number } | undefined;
  let pictures = 0;
  for (const element of elements(root, (inside) => !isHidden(inside))) {
    if (element.name !== 'img') continue;
    if (++pictures > MAX_PICTURES) break;
    const { attributes } = element;
    const source = [
      attributes['data-zoom-image'],
      attributes['data-large_image'],
      largest(attributes.srcset),
      attributes['data-src'],
      attributes['data-lazy-src'],
      attributes.src,
    ];
    const url = source
      .map((address) => (address?.startsWith('data:') ? undefined : cleanUrl(address, base)))
      .find(Boolean);
    if (!url || NOT_PRODUCT_PICTURE.test(`${url.slice(-120)} ${hintsOf(element)}`)) continue;
    if (closest(element, ({ name }) => /^(nav|footer|header)$/.test(name))) continue;
    const parents = [element, element.parent, element.parent?.parent]
      .map((at) => (at ? hintsOf(at) : ''))
      .join(' ');
    const width = Number(attributes.width) || 0;
    const alike =
      heading &&
      attributes.alt &&
      lineOf(heading).toLowerCase().includes(attributes.alt.toLowerCase());
    const distance = heading ? Math.abs(element.order - heading.order) / 200 : 0;
    const score =
      (PRODUCT_PICTURE.test(parents) ? 2 : 0) +
      (alike ? 2 : 0) +
      Math.min(width / 300, 2) -
      Math.min(distance, 3);
    if (!best || score > best.score) best = { url, score };
  }
  return best ? [{ field: 'picture', value: best.url }] : [];
}

function largest(srcset: string | undefined): string | undefined {
  const candidates = (srcset ?? '')
    .slice(0, 4000)
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/));
  const size = (candidate: string[]) => Number.parseFloat(candidate[1] ?? '0') || 0;
  return candidates.sort((a, b) => size(b) - size(a))[0]?.[0] || undefined;
}

const LABELLED: readonly (readonly [RegExp, 'brand' | 'sku' | 'variant'])[] = [
  [
    /^(?:marque|brand|[ée]diteur|fabricant)\s*:?\s+(?=\S)|^(?:marque|brand|[ée]diteur|fabricant)\s*:$/i,
    'brand',
  ],
  [
    /^(?:r[ée]f(?:[ée]rence)?\.?|sku|ugs|code article|item (?:no|number)\.?|model)(?: produit)?(?:\s*:\s*|\s+(?=\S*\d\S*$))/i,
    'sku',
  ],
  [/^(?:couleur|coloris|colou?r|taille|size)\s*:\s*/i, 'variant'],
];
/** The same alone in a cell of a table, beside that of its value. */
const CELLS: readonly (readonly [RegExp, 'brand' | 'sku' | 'variant'])[] = [
  [/^(?:marque|brand|[ée]diteur|fabricant|manufacturer)$/i, 'brand'],
  [/^(?:r[ée]f(?:[ée]rence)?\.?|sku|ugs|code article|mod[èe]le)$/i, 'sku'],
  [/^(?:couleur|coloris|colou?r|taille|size)$/i, 'variant'],
];
const GTIN =
  /\b(?:ean(?:[ -]?13)?|gtin|isbn(?:-13)?|upc|code[- ]barres?)\b\D{0,6}([\d][\d -]{6,18}\d)/i;
const RATING = /\b(\d(?:[.,]\d)?) ?(?:\/|sur|out of|étoiles? sur) ?(5|10)\b(?! ?€)/i;

/** What lines with a label say: « Marque : … », « Réf. : … », « EAN … », « 4,5/5 ». */
export function readLabelled(lines: readonly Line[]): Finding[] {
  const found: Finding[] = [];
  const has = (field: string) => found.some((finding) => finding.field === field);
  lines.forEach(({ text, parts }, at) => {
    if (text.length > 300) return;
    const cell = CELLS.find(([label, field]) => !has(field) && label.test(text))?.[1];
    if (cell && /^(th|td|dt|label)$/.test(parts[0]?.element.name ?? '')) {
      const value = cleanText(cell, lines[at + 1]?.text);
      if (value && value.length <= 60) found.push({ field: cell, value });
    }
    for (const [label, field] of LABELLED) {
      if (has(field) || text.length > 80 || !label.test(text)) continue;
      const isVariant = field === 'variant';
      const said = isVariant ? chosenVariant(lines[at]!, label) : text.replace(label, '');
      const next = isVariant && isChoice(lines[at + 1]) ? undefined : lines[at + 1]?.text;
      const value = cleanText(field, said || next);
      if (value && value.length <= 60) found.push({ field, value });
    }
    const gtin = has('gtin')
      ? undefined
      : cleanGtin(
          GTIN.exec(text)?.[1] ??
            (/^(ean|gtin|isbn|ean13)\s*:?$/i.test(text) ? lines[at + 1]?.text : ''),
        );
    if (gtin) found.push({ field: 'gtin', value: gtin });
    const [, value, best] = (text.length < 80 && !has('rating') && RATING.exec(text)) || [];
    const rating = value ? cleanRating(value, best) : undefined;
    if (rating) found.push({ field: 'rating', value: rating });
  });
  return found;
}

/** Whether a line is one of several to choose from: a button, a link or an item of a list. */
function isChoice(line: Line | undefined): boolean {
  return line?.control != null || line?.parts[0]?.element.name === 'li';
}

/**
 * What a line names behind its label: where it lists variants to choose from, the one that is marked or that leads nowhere.
 *
 * @returns nothing where it does not tell which one is chosen.
 */
function chosenVariant({ text, parts }: Line, label: RegExp): string {
  const length = label.exec(text)?.[0].length ?? 0;
  const named = parts.flatMap(({ from, element }, at) => {
    const word = text.slice(Math.max(from, length), parts[at + 1]?.from).trim();
    return word ? [{ word, element, isChoice: Boolean(closest(element, isControl)) }] : [];
  });
  if (named.length < 2 || !named.some(({ isChoice }) => isChoice)) return text.slice(length);
  const marked = named.filter(({ element }) => isMarked(element));
  const chosen = marked.length > 0 ? marked : named.filter(({ isChoice }) => !isChoice);
  return chosen.length === 1 ? chosen[0]!.word : '';
}

function isMarked({ attributes }: Element): boolean {
  const states = ['aria-current', 'aria-selected', 'aria-checked', 'aria-pressed'];
  return (
    states.some((state) => !/^(false)?$/.test(attributes[state] ?? '')) ||
    /(^|[\s_-])(selected|active|current|checked)(\s|$)/i.test(attributes.class ?? '')
  );
}

/** The first paragraph that is long enough to describe something. */
export function readDescription(lines: readonly Line[], headingLine: number): Finding[] {
  const line = lines
    .slice(Math.max(headingLine, 0))
    .find(({ text, control }) => !control && text.length >= 60 && /[.!…]/.test(text));
  const value = line && cleanText('description', collapse(line.text));
  return value ? [{ field: 'description', value, confidence: 0.3 }] : [];
}

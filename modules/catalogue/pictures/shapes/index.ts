import { ANIMALS } from './animals.ts';
import { BEAUTY } from './beauty.ts';
import { CELEBRATION } from './celebration.ts';
import { CHILD } from './child.ts';
import { CLOTHES } from './clothes.ts';
import { CRAFT } from './craft.ts';
import { FOOD } from './food.ts';
import { FRUIT } from './fruit.ts';
import { GARDEN } from './garden.ts';
import { HOME } from './home.ts';
import { KITCHEN } from './kitchen.ts';
import { MUSIC } from './music.ts';
import { NATURE } from './nature.ts';
import { READING } from './reading.ts';
import type { Shape } from './shape.ts';
import { SPORT } from './sport.ts';
import { TECH } from './tech.ts';
import { TOOLS } from './tools.ts';
import { TRAVEL } from './travel.ts';

/** Every shape that a picture can show, by its name. */
export const SHAPES: ReadonlyMap<string, Shape> = new Map(
  [
    KITCHEN,
    FOOD,
    FRUIT,
    GARDEN,
    ANIMALS,
    NATURE,
    HOME,
    READING,
    MUSIC,
    SPORT,
    CHILD,
    TRAVEL,
    CLOTHES,
    BEAUTY,
    TECH,
    CRAFT,
    TOOLS,
    CELEBRATION,
  ].flatMap((shapes) => Object.entries(shapes)),
);

const OTHER_NAMES: ReadonlyMap<string, Shape> = new Map(
  [...SHAPES.values()].flatMap((shape) =>
    shape.also
      .split(' ')
      .filter(Boolean)
      .map((name) => [name, shape] as const),
  ),
);

/** The shape of that name, or that answers to it. */
export function shapeOf(name: string): Shape | undefined {
  return SHAPES.get(name) ?? OTHER_NAMES.get(name);
}

/** What the shape of that name is called in French; null when there is none. */
export function frenchName(name: string): string | null {
  return shapeOf(name)?.words.split(',', 1)[0] ?? null;
}

/** The French words that ask for each shape, by its name. */
export const FRENCH_WORDS: ReadonlyMap<string, string> = new Map(
  [...SHAPES].map(([name, { words }]) => [name, words]),
);

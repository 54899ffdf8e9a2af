import type { PlaceLabel } from './plot.tsx';

/** Letters that stand side by side below a drawing where it is narrow, and where it is wide. */
export type Room = { narrow: number; wide: number };

/** Every so many places are named, as their words have room. */
export function placeLabels(places: readonly string[], room: Room): PlaceLabel[] {
  const letters = Math.max(...places.map((place) => place.length + 1)) * places.length;
  const [narrow, wide] = [Math.ceil(letters / room.narrow), Math.ceil(letters / room.wide)];
  // Labels of a narrow drawing are also those of a wide one.
  const both = Math.ceil(narrow / wide) * wide;
  return places.flatMap((label, index) => {
    if (index % wide !== 0) return [];
    const at = Math.round(((index + 0.5) / places.length) * 1e4) / 100;
    return { at, label, room: index % both === 0 ? 'always' : 'wide' };
  });
}

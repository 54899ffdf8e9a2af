import { genericText as text } from './text.ts';
import { TEXT_ICON } from './typed.ts';

const { title, content, description, gender, picture, pattern, ages, prices } = text;

const LABELS: Readonly<Record<string, string>> = {
  ...{ title, content, description, gender, icon: picture, pattern },
  ...{ ageMin: ages.minSlider, ageMax: ages.maxSlider },
  ...{ priceMin: prices.minSlider, priceMax: prices.maxSlider },
};

/** The name of a field of a generic idea, in words. */
export const genericFieldLabel = (name: string) => LABELS[name] ?? name;

/** What a field of a generic idea holds, in words. */
export function genericFieldValue(name: string, value: string): string {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    gender: text.genders,
    pattern: text.patterns,
    icon: { [TEXT_ICON]: text.pictureNone, '': text.pictureAuto },
  };
  return words[name]?.[value] ?? (name === 'icon' ? text.icon(value) : value);
}

import { genericText as text } from './text.ts';
import { type NamedIcon, TEXT_ICON } from './typed.ts';

const { title, content, description, gender, picture, pattern, ages, prices } = text;

const LABELS: Readonly<Record<string, string>> = {
  ...{ title, content, description, gender, icon: picture, pattern },
  ...{ ageMin: ages.minSlider, ageMax: ages.maxSlider },
  ...{ priceMin: prices.minSlider, priceMax: prices.maxSlider },
};

/** The name of a field of a generic idea, in words. */
export const genericFieldLabel = (name: string) => LABELS[name] ?? name;

/** What a field of a generic idea holds, in words; icons are called as they are among those offered. */
export function genericFieldValue(
  name: string,
  value: string,
  icons: readonly NamedIcon[],
): string {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    gender: text.genders,
    pattern: text.patterns,
    icon: { [TEXT_ICON]: text.pictureNone, '': text.pictureAuto },
  };
  const offered = icons.find(({ icon }) => icon === value);
  const other = name === 'icon' ? text.icon(offered?.name ?? text.iconChosen) : value;
  return words[name]?.[value] ?? other;
}

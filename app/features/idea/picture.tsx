import type { ComponentProps } from 'react';
import { PICTURE_WIDTHS, paperOf } from '#modules/catalogue/pictures/shared.ts';
import styles from './picture.module.css';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width'> & {
  /** The name of an idea's picture. */
  image: string;
  width: number;
};

/**
 * The picture of an idea, beside its title, which says what it shows, or of an article: in the width that its place needs, on the colour of
 * its paper until it is there. A shop's lies on white.
 *
 * @param sizes how wide it is shown, where that is not `width`.
 */
export function Picture({ image, className, sizes, ...rest }: PictureProps) {
  return (
    <img
      alt=""
      {...sourcesOf(image, sizes ?? `${rest.width}px`)}
      className={className ? `${styles.picture} ${className}` : styles.picture}
      data-paper={paperOf(image)}
      {...rest}
    />
  );
}

/** The same in a place that may be wider than high: whole, and its paper goes on on both sides. */
export function WholePicture({ className, ...about }: PictureProps) {
  return (
    <span className={`${styles.place} ${className ?? ''}`} data-paper={paperOf(about.image)}>
      <Picture {...about} />
    </span>
  );
}

/** Has the browser fetch a picture before it is shown with the same sizes. */
export function fetchPicture(image: string, sizes: string): void {
  Object.assign(new Image(), sourcesOf(image, sizes));
}

/** The browser reads the sizes before the addresses, so as to fetch but one. */
function sourcesOf(image: string, sizes: string) {
  const addresses = PICTURE_WIDTHS.map((width) => `/img/${image}?w=${width} ${width}w`);
  return { sizes, srcSet: addresses.join(', '), src: `/img/${image}` };
}

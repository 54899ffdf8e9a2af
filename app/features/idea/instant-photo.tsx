import styles from './instant-photo.module.css';
import { Picture } from './picture.tsx';

type InstantPhotoProps = {
  /** The name of the picture. */
  image: string;
  /** What is to be seen on it; left out where the title says it. */
  alt?: string;
  large?: boolean;
  className?: string | undefined;
};

/** The picture that a page begins with: an instant photo, laid down a little askew. */
export function InstantPhoto({ image, alt = '', large = false, className }: InstantPhotoProps) {
  return (
    <Picture
      className={[styles.photo, className].filter(Boolean).join(' ')}
      data-large={large || undefined}
      image={image}
      sizes={`min(100vw, ${large ? 30 : 24}rem)`}
      alt={alt}
      width={640}
      height={640}
      fetchPriority="high"
    />
  );
}

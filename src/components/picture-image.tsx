import { type Picture, srcSetOf } from '~/lib/picture';
import { safeUrl } from '~/lib/urls';
import styles from './picture-image.module.css';

/** Shown for a picture that is missing or fails (C233); swapped in by `ImageFallback`. */
export const fallbackImage = '/brand/fallback.svg';

type Props = {
  url: string;
  /** What is known of a picture that is stored here; null for a foreign one. */
  picture: Picture | null;
  alt: string;
  /** The shape of the frame, such as `3 / 2`; the picture fills it. */
  aspect: string;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The picture that the visitor sees first is not lazy. */
  first?: boolean;
};

/** A content picture in a frame of fixed shape: right width for the screen, no layout shift, a blurred stand-in while it loads. */
export function PictureImage({ url, picture, alt, aspect, sizes, first = false }: Props) {
  return (
    <span className={styles.frame} style={{ aspectRatio: aspect, backgroundImage: picture?.blur ? `url("${picture.blur}")` : undefined }}>
      <img
        className={styles.image}
        src={safeUrl(url) ?? fallbackImage}
        srcSet={picture ? srcSetOf(url, picture) : undefined}
        sizes={picture ? sizes : undefined}
        width={picture?.width}
        height={picture?.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}

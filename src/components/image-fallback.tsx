'use client';

import { useEffect } from 'react';
import { fallbackImage } from './picture-image';

/** Puts the placeholder wherever an image of the page fails, also one that failed before this ran (C056, C233). */
export function ImageFallback() {
  useEffect(() => {
    const swap = (image: HTMLImageElement) => {
      if (image.src.endsWith(fallbackImage)) return;
      image.removeAttribute('srcset');
      image.src = fallbackImage;
    };
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) swap(target);
    };
    document.addEventListener('error', onError, true);
    for (const image of document.images) if (image.complete && image.currentSrc && image.naturalWidth === 0) swap(image);
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}

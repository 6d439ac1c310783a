import type { Crop } from '@upaj/contract/crops.schema';
import type { Picture } from '@upaj/contract/fields';
import { useEffect, useRef, useState } from 'react';

/** The address of the largest size. */
function largestOf({ url, srcset }: Picture): string {
  const sizes = srcset.split(/,\s+/).map((size) => {
    const [address = url, width = '0w'] = size.trim().split(/\s+/);
    return { address, width: Number.parseInt(width, 10) };
  });
  return sizes.toSorted((left, right) => right.width - left.width)[0]?.address ?? url;
}

/** Downloads a picture of this server as a file; undefined if it cannot be had. */
async function download(picture: Picture, name: string): Promise<File | undefined> {
  const { href, origin } = new URL(largestOf(picture), location.href);
  if (origin !== location.origin) return undefined;
  const response = await fetch(href).catch(() => undefined);
  const blob = response?.ok ? await response.blob().catch(() => undefined) : undefined;
  // A date of its own, so that the same copy has the same idempotency key.
  return blob && new File([blob], name, { type: blob.type, lastModified: 0 });
}

/** Whether the pictures of a copied listing are on their way, here, or not all to be had. */
export type CopiedPictures = 'loading' | 'complete' | 'incomplete';

/** Downloads the pictures of a listing that is copied, once, and hands them over. */
export function useCopiedPictures(
  source: Crop | undefined,
  onLoaded: (files: File[]) => void,
): CopiedPictures {
  const [state, setState] = useState<CopiedPictures>(source ? 'loading' : 'complete');
  const hand = useRef(onLoaded);
  const [pictures] = useState(source?.image);
  const [name] = useState(source?.name ?? '');
  useEffect(() => {
    if (!pictures) return;
    let isWanted = true;
    const downloads = pictures.map((picture, at) => download(picture, `${name} ${at + 1}`));
    void Promise.all(downloads).then((files) => {
      if (!isWanted) return;
      const loaded = files.filter((file) => file !== undefined);
      hand.current(loaded);
      setState(loaded.length === files.length ? 'complete' : 'incomplete');
    });
    return () => {
      isWanted = false;
    };
  }, [pictures, name]);
  return state;
}

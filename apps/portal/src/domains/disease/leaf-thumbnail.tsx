import { useObjectUrl } from '../../shared/pictures/use-object-url.ts';

interface LeafThumbnailProps {
  picture: Blob;
  /** Alternative text; empty if a text beside it says the same. */
  alt: string;
}

/** A small view of a picture that the device keeps. */
export function LeafThumbnail({ picture, alt }: LeafThumbnailProps) {
  const src = useObjectUrl(picture);
  return (
    <span className="block size-16 flex-none overflow-hidden rounded-field bg-sunken">
      {src && <img src={src} alt={alt} className="size-full object-cover" />}
    </span>
  );
}

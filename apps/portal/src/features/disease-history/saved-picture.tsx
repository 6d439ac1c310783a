import type { LeafPicture } from '@upaj/contract/disease.schema';

/** A small view of a picture that the account keeps, in a list. */
export function SavedPicture({ picture, alt }: { picture: LeafPicture; alt: string }) {
  return (
    <li className="size-16 flex-none overflow-hidden rounded-field bg-sunken">
      <img
        src={picture.url}
        srcSet={picture.srcset}
        sizes="64px"
        alt={alt}
        loading="lazy"
        className="size-full object-cover"
      />
    </li>
  );
}

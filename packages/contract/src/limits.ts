/** Most pictures of one listing, counted. */
export const maxPictures = 6;
/** Largest picture that is accepted, in bytes. */
export const maxPictureBytes = 10_000_000;

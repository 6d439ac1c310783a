import type { JudgedLeaf, KnownLeaf } from './judge-leaf.ts';
import type { AvatarWidth } from './make-avatar.ts';
import type { MadePicture } from './make-picture.ts';

/** What is made of an upload, by the use of the picture. */
export interface MadeOfKind {
  listing: MadePicture;
  avatar: MadePicture<AvatarWidth>;
  /** What our model sees; nothing is kept of it. */
  leaf: JudgedLeaf;
}

/** The use of a picture. */
export type PictureKind = keyof MadeOfKind;

/** A request to the decoder process. */
export interface PictureRequest {
  kind: PictureKind;
  path: string;
  /** What is known of a leaf beforehand. */
  known?: KnownLeaf | undefined;
}

/** Its response: what was made, nothing if the upload is not a picture, or an internal error. */
export interface PictureReply {
  made?: MadeOfKind[PictureKind] | undefined;
  fault?: { message: string; code?: string | undefined };
  /** Memory of the process in bytes. */
  memory?: number;
}

import type { MadePicture } from './make-picture.ts';

/** The use of a picture, which decides its sizes. */
export type PictureKind = 'listing' | 'avatar';

/** A request to the decoder process. */
export interface PictureRequest {
  kind: PictureKind;
  path: string;
}

/** Its response: a picture, nothing if the upload is not one, or an internal error. */
export interface PictureReply {
  made?: MadePicture<number> | undefined;
  fault?: { message: string; code?: string | undefined };
  /** Memory of the process in bytes. */
  memory?: number;
}

import type { MadePicture } from './make-picture.ts';

/** What a picture is made for, which decides its sizes. */
export type PictureKind = 'listing' | 'avatar';

/** What the decoding process is asked. */
export interface PictureRequest {
  kind: PictureKind;
  path: string;
}

/** What it answers: a picture, nothing if the upload is none, or a fault of the machine. */
export interface PictureReply {
  made?: MadePicture<number> | undefined;
  fault?: { message: string; code?: string | undefined };
  /** Bytes that the process holds now. */
  memory?: number;
}

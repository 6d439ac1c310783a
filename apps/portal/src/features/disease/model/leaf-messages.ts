import type { Decision } from '@upaj/leaf-model/decide';
import type { ModelFault } from '@upaj/leaf-model/model-file';
import type { PictureProblem } from '@upaj/leaf-model/picture-quality';

/** The pixels of a picture; an `ImageData` is one. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** What the worker is asked. */
export interface LeafQuestions {
  /** Whether a picture is good enough. */
  quality: { picture: Pixels };
  /** To take the model and the WebAssembly that runs it. */
  load: { model: ArrayBuffer; kernels: ArrayBuffer };
  /** The model's figures for one picture, by what it has learnt of the crop if that is known. */
  figures: { picture: Pixels; crop: string | undefined };
  /** What the figures of all pictures of a field mean; without a crop all trained ones compete. */
  decision: { figures: readonly Float32Array[]; crop: string | undefined };
}

/** What it answers. */
export interface LeafAnswers {
  quality: readonly PictureProblem[];
  /** Version of the model. */
  load: string;
  figures: Float32Array;
  decision: Decision;
}

export type LeafTopic = keyof LeafQuestions;

/** A question on its way; the answer has the same number. */
export type NumberedQuestion = {
  [T in LeafTopic]: { id: number; topic: T; question: LeafQuestions[T] };
}[LeafTopic];

/** Why there is no answer: a faulty model file, a browser without SIMD, or anything else. */
export type LeafFault = ModelFault | 'no simd' | 'broken';

export type NumberedAnswer =
  | { id: number; answer: LeafAnswers[LeafTopic] }
  | { id: number; fault: LeafFault };

/** Thrown in the page where the worker has no answer. */
export class LeafFaultError extends Error {
  readonly reason: LeafFault;

  constructor(reason: LeafFault) {
    super(`The leaf doctor does not work: ${reason}`);
    this.name = 'LeafFaultError';
    this.reason = reason;
  }
}

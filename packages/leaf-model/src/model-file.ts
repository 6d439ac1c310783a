import { crc32 } from './crc-32.ts';
import type { DecisionRules } from './decide.ts';
import { HeaderFault, type Layer, readHeader } from './model-header.ts';

/** Why a model file is refused. */
export type ModelFault = 'truncated' | 'corrupted' | 'other version';

/** A model file that cannot be used; `reason` says whether loading it again may help. */
export class ModelFileError extends Error {
  readonly reason: ModelFault;

  constructor(reason: ModelFault, message: string) {
    super(message);
    this.name = 'ModelFileError';
    this.reason = reason;
  }
}

/** A checked model: how it decides, its layers and their weights. */
export interface LeafModel extends DecisionRules {
  /** Version of the model, such as `2026-11-24.1`. */
  version: string;
  /** Width and height to which a photograph is averaged down, in pixels. */
  pictureSize: number;
  /** Width and height of its input, to which that picture is enlarged, in pixels. */
  inputSize: number;
  /** Quarter turns of a picture that are judged and averaged: 1 or 4. */
  views: number;
  /** The layers in their order. */
  layers: readonly Layer[];
  /** Layers of the same shapes that take their place when the crop is known, by crop; the other crops have none. */
  ownLayers: Readonly<Record<string, readonly Layer[]>>;
  /** Weights of all layers, a view of the file. */
  payload: Uint8Array;
}

/** The only format that is understood. */
const formatVersion = 1;
const magic = 'UPLM';
const fixedBytes = 20;

/**
 * Reads leaf-model.bin. The weights are not copied, so `bytes` must not be changed afterwards.
 *
 * Throws a ModelFileError for a file that is cut off, damaged or of another format.
 */
export function readModel(bytes: Uint8Array): LeafModel {
  if (bytes.length < fixedBytes) {
    throw new ModelFileError('truncated', `The model file has ${bytes.length} bytes`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (new TextDecoder().decode(bytes.subarray(0, 4)) !== magic) {
    throw new ModelFileError('corrupted', 'This is no model file');
  }
  const version = view.getUint32(4, true);
  if (version !== formatVersion) {
    throw new ModelFileError('other version', `The model file has format ${version}`);
  }
  const headerLength = view.getUint32(8, true);
  const payloadLength = view.getUint32(12, true);
  checkLength(bytes.length, fixedBytes + headerLength + payloadLength);
  const content = bytes.subarray(fixedBytes);
  if (crc32(content) !== view.getUint32(16, true)) {
    throw new ModelFileError('corrupted', 'The checksum of the model file is wrong');
  }
  const payload = content.subarray(headerLength);
  return { ...headerOf(content.subarray(0, headerLength), payloadLength), payload };
}

function checkLength(actual: number, told: number): void {
  if (actual < told) {
    throw new ModelFileError('truncated', `The model file has ${actual} of ${told} bytes`);
  }
  if (actual > told) {
    throw new ModelFileError('corrupted', `The model file has ${actual} bytes instead of ${told}`);
  }
}

function headerOf(bytes: Uint8Array, payloadLength: number) {
  try {
    return readHeader(JSON.parse(new TextDecoder().decode(bytes)), payloadLength);
  } catch (error) {
    // JSON.parse throws a SyntaxError.
    if (error instanceof HeaderFault || error instanceof SyntaxError) {
      throw new ModelFileError('corrupted', `The header of the model file: ${error.message}`);
    }
    throw error;
  }
}

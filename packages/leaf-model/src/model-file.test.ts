import { describe, expect, it } from 'vitest';
import { crc32 } from './crc-32.ts';
import { type ModelFault, ModelFileError, readModel } from './model-file.ts';
import {
  buildParts,
  everyKind,
  type HeaderJson,
  type LayerPlan,
  writeModelFile,
} from './testing/model-builder.ts';

const { header, payload } = buildParts(everyKind);
const file = writeModelFile(header, payload);

function faultOf(bytes: Uint8Array): ModelFault | undefined {
  try {
    readModel(bytes);
  } catch (error) {
    if (error instanceof ModelFileError) return error.reason;
    throw error;
  }
}

/** A change of the weights of a layer, of whatever numbers stand there. */
const low = { rank: 2, up: 0, upScales: 0, down: 4, downScales: 0 };

const withHeader = (changes: Partial<HeaderJson>) =>
  writeModelFile({ ...header, ...changes }, payload);

const withLayer = (index: number, changes: Record<string, unknown>) =>
  withHeader({ layers: header.layers.map((l, at) => (at === index ? { ...l, ...changes } : l)) });

const ofLayers = (plans: LayerPlan[], inputSize?: number) => {
  const parts = buildParts(plans, inputSize);
  return writeModelFile(parts.header, parts.payload);
};

/** The file with one byte changed. */
function withByte(place: number, byte: number): Uint8Array {
  const copy = file.slice();
  copy[place] = byte;
  return copy;
}

it('a checksum is that of zlib', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

describe('a whole model file', () => {
  it('gives its header and where each layer has its numbers', () => {
    const model = readModel(file);
    expect(model.version).toBe('2026-01-01.1');
    expect(model.classes).toEqual(['maize__healthy', 'tomato__late_blight', 'other']);
    expect(model.gates).toEqual({ maize: 0.8, tomato: 0.8 });
    expect(model.layers.map(({ outSize }) => outSize)).toEqual([4, 4, 4, 4, 4, 4, 4, 2, 2, 1, 1]);
    expect(model.layers[5]?.add).toBe(2);
    expect(model.payload).toEqual(payload);
  });

  it('may hold layers of its own for a crop', () => {
    const own = header.layers.map((layer) =>
      layer.kind === 'pointwise' ? { ...layer, low } : layer,
    );
    const model = readModel(withHeader({ ownLayers: { maize: own } }));
    expect(model.ownLayers.maize?.map((layer) => layer.low)).toEqual(
      model.layers.map(({ kind }) => (kind === 'pointwise' ? low : undefined)),
    );
    expect(Object.keys(model.ownLayers)).toEqual(['maize']);
    expect(readModel(file).ownLayers).toEqual({});
  });

  it('may hold fields that are not known yet', () => {
    expect(faultOf(withHeader({ trainedOn: 'leaves' }))).toBeUndefined();
  });
});

describe('a model file is refused', () => {
  it('wherever it is cut off', () => {
    const faults = Array.from({ length: 40 }, (_, part) =>
      faultOf(file.subarray(0, Math.floor((part / 40) * file.length))),
    );
    expect(faults).toEqual(faults.map(() => 'truncated'));
    expect(faultOf(file.subarray(0, -1))).toBe('truncated');
  });

  it('with any byte changed', () => {
    for (let place = 20; place < file.length; place += 97) {
      expect(faultOf(withByte(place, (file[place] ?? 0) ^ 1)), `byte ${place}`).toBe('corrupted');
    }
    expect(faultOf(withByte(16, (file[16] ?? 0) ^ 1))).toBe('corrupted');
  });

  it('with a byte too many', () => {
    expect(faultOf(Uint8Array.of(...file, 0))).toBe('corrupted');
  });

  it('when it is a page that says that the file is not there', () => {
    const page = new TextEncoder().encode('<!doctype html><title>Not found</title>');
    expect(faultOf(page)).toBe('corrupted');
  });

  it('in another format', () => {
    expect(faultOf(withByte(4, 2))).toBe('other version');
  });

  it.each<[string, Partial<HeaderJson>]>([
    ['no version', { version: undefined }],
    ['a version of any text', { version: '<b>' }],
    ['an input of no pixels', { inputSize: 0 }],
    ['an input of half a pixel', { inputSize: 8.5 }],
    ['an input that fills the memory', { inputSize: 100_000 }],
    ['a picture of no pixels', { pictureSize: 0 }],
    ['a picture larger than the input', { pictureSize: 9 }],
    ['classes that are no list', { classes: 'other' }],
    ['a class twice', { classes: ['maize__healthy', 'maize__healthy', 'other'] }],
    [
      'classes without other',
      { classes: ['maize__healthy', 'tomato__healthy', 'potato__healthy'] },
    ],
    ['more classes than the last layer', { classes: ['a__a', 'b__b', 'c__c', 'other'] }],
    ['no temperature of a crop', { temperature: { maize: 1 } }],
    ['a temperature of nothing', { temperature: { maize: 1, tomato: 0 } }],
    ['a bias that is no list', { bias: 0 }],
    ['a bias for fewer classes', { bias: [0, 0] }],
    ['a bias without a limit', { bias: [0, 11, 0] }],
    ['a gate above one', { gates: { maize: 1, tomato: 1.1 } }],
    ['a gate that is text', { otherGate: '0.5' }],
    ['no foreign gate', { foreignGate: undefined }],
    ['no way to combine', { combine: undefined }],
    ['three views', { views: 3 }],
    ['no layers', { layers: [] }],
    ['a list of layers of crops', { ownLayers: [] }],
    ['layers of a crop that it does not know', { ownLayers: { wheat: header.layers } }],
    ['fewer layers of a crop', { ownLayers: { maize: header.layers.toSpliced(3, 2) } }],
    [
      'layers of a crop in other shapes',
      { ownLayers: { maize: header.layers.map((layer) => ({ ...layer, activation: 'none' })) } },
    ],
    [
      'layers of a crop whose numbers lie outside',
      { ownLayers: { maize: header.layers.map((layer) => ({ ...layer, bias: 2 ** 40 })) } },
    ],
  ])('with %s in its header', (_, changes) => {
    expect(faultOf(withHeader(changes))).toBe('corrupted');
  });

  it('with a header that is no JSON, or no object', () => {
    const broken = writeModelFile(header, payload);
    const text = new TextEncoder().encode('{'.repeat(16));
    const content = new Uint8Array(16);
    content.set(text);
    const bytes = new Uint8Array(36);
    bytes.set(broken.subarray(0, 8));
    new DataView(bytes.buffer).setUint32(8, 16, true);
    new DataView(bytes.buffer).setUint32(16, crc32(content), true);
    bytes.set(content, 20);
    expect(faultOf(bytes)).toBe('corrupted');
    expect(faultOf(writeModelFile([], payload))).toBe('corrupted');
  });

  it.each<[string, number, Record<string, unknown>]>([
    ['of an unknown kind', 1, { kind: 'attention' }],
    ['with an unknown activation', 1, { activation: 'gelu' }],
    ['whose weights end outside', 10, { weights: payload.length - 4 }],
    ['whose weights begin before the payload', 10, { weights: -4 }],
    ['whose scales end outside', 10, { scales: payload.length - 8 }],
    ['whose bias ends outside', 10, { bias: 2 ** 40 }],
    ['whose scales are not aligned', 10, { scales: 2 }],
    ['without a bias', 10, { bias: undefined }],
    ['that takes other channels than it gets', 2, { in: 11 }],
    ['that adds itself', 5, { add: 5 }],
    ['that adds another shape', 5, { add: 0 }],
    ['that adds what comes in', 5, { add: -1 }],
    ['that steps over pixels without a window', 2, { stride: 2 }],
    ['with a mean that is activated', 9, { activation: 'relu6' }],
    ['with a change that is no object', 2, { low: 3 }],
    ['with a change of no rank', 2, { low: { ...low, rank: 0 } }],
    ['with a change of a depthwise layer', 1, { low }],
    ['with a change without scales', 2, { low: { ...low, upScales: undefined } }],
    ['whose change ends outside', 2, { low: { ...low, down: payload.length - 4 } }],
    ['whose change has scales outside', 2, { low: { ...low, downScales: payload.length - 4 } }],
    ['whose change has scales that are not aligned', 2, { low: { ...low, upScales: 2 } }],
  ])('with a layer %s', (_, index, changes) => {
    expect(faultOf(withLayer(index, changes))).toBe('corrupted');
  });

  it('with layers that do not fit each other', () => {
    const conv: LayerPlan = { kind: 'conv', in: 3, out: 8, kernel: 3 };
    const dense: LayerPlan = { kind: 'dense', in: 8, out: 3 };
    const pool: LayerPlan = { kind: 'pool', in: 8, out: 8 };
    expect(faultOf(ofLayers([conv, pool, dense]))).toBeUndefined();
    expect(faultOf(ofLayers([conv, dense]))).toBe('corrupted');
    expect(faultOf(ofLayers([conv, { ...conv, in: 8 }, pool, dense]))).toBe('corrupted');
    expect(faultOf(ofLayers([conv, { ...pool, out: 9 }, { ...dense, in: 9 }]))).toBe('corrupted');
    expect(faultOf(ofLayers([conv, pool, { ...dense, kind: 'pointwise' }]))).toBe('corrupted');
    const wide = { ...conv, out: 4096 };
    const large = [wide, { ...pool, in: 4096, out: 4096 }, { ...dense, in: 4096 }];
    expect(faultOf(ofLayers(large, 33))).toBe('corrupted');
  });
});

import { type DecisionRules, otherClass, trainedCrops } from './decide.ts';
import { isSameShape, type Layer, type LowRank, readLayers } from './model-layers.ts';
import { HeaderFault, integer, isRecord, number, type Unknown } from './unknown-json.ts';

export { HeaderFault, type Layer, type LowRank };

/** What the header of a model file says. */
interface ModelHeader extends DecisionRules {
  version: string;
  pictureSize: number;
  inputSize: number;
  views: number;
  layers: readonly Layer[];
  ownLayers: Readonly<Record<string, readonly Layer[]>>;
}

/** Larger pictures would only cost time: the data were photographed at 256 px. */
const mostPixels = 512;
const mostClasses = 256;
/** A class that needs more is not learnt. */
const mostBias = 10;

/** The header, every field checked; `payloadLength` in bytes. Throws a HeaderFault. */
export function readHeader(value: unknown, payloadLength: number): ModelHeader {
  if (!isRecord(value)) throw new HeaderFault('it is no object');
  const classes = readClasses(value.classes);
  const crops = trainedCrops({ classes });
  const inputSize = integer(value, 'inputSize', 1, mostPixels);
  const read = (list: unknown) => readLayers(list, inputSize, payloadLength);
  const layers = read(value.layers);
  if (layers.at(-1)?.out !== classes.length) throw new HeaderFault('classes and layers differ');
  return {
    version: readVersion(value.version),
    pictureSize: readPictureSize(value, inputSize),
    inputSize,
    views: readViews(value),
    classes,
    bias: readBias(value, classes.length),
    temperature: numbersOfCrops(value, 'temperature', crops, 100),
    gates: numbersOfCrops(value, 'gates', crops, 1),
    otherGate: number(value, 'otherGate', 0, 1),
    foreignGate: number(value, 'foreignGate', 0, 1),
    combine: { weight: number(inner(value, 'combine'), 'weight', 0, 1) },
    layers,
    ownLayers: readOwnLayers(value.ownLayers, crops, layers, read),
  };
}

/** A file that does not say has the same layers for every crop. */
function readOwnLayers(
  value: unknown,
  crops: readonly string[],
  layers: readonly Layer[],
  read: (list: unknown) => readonly Layer[],
): Record<string, readonly Layer[]> {
  if (value === undefined) return {};
  if (!isRecord(value)) throw new HeaderFault('ownLayers is no object');
  return Object.fromEntries(
    Object.entries(value).map(([crop, list]) => {
      const own = read(list);
      if (!crops.includes(crop)) throw new HeaderFault('ownLayers has an unknown crop');
      const isSame =
        own.length === layers.length && own.every((one, at) => isSameShape(one, layers[at]));
      if (!isSame) throw new HeaderFault(`the layers of ${crop} have other shapes`);
      return [crop, own];
    }),
  );
}

/** A file that does not say enlarges nothing. */
function readPictureSize(value: Unknown, inputSize: number): number {
  return value.pictureSize === undefined ? inputSize : integer(value, 'pictureSize', 1, inputSize);
}

/** A file that does not say is judged as it is. */
function readViews(value: Unknown): number {
  const views = value.views === undefined ? 1 : integer(value, 'views', 1, 4);
  if (views !== 1 && views !== 4) throw new HeaderFault('views is neither 1 nor 4');
  return views;
}

/** A file that does not say adds nothing. */
function readBias(value: Unknown, count: number): number[] {
  if (value.bias === undefined) return Array.from({ length: count }, () => 0);
  if (!Array.isArray(value.bias)) throw new HeaderFault('bias is no list');
  const bias = value.bias.map((bias) => number({ bias }, 'bias', -mostBias, mostBias));
  if (bias.length !== count) throw new HeaderFault('classes and bias differ');
  return bias;
}

function readVersion(value: unknown): string {
  if (typeof value !== 'string' || !/^[\w.-]{1,40}$/.test(value)) {
    throw new HeaderFault('version is no version');
  }
  return value;
}

function readClasses(value: unknown): string[] {
  if (!Array.isArray(value) || value.length < 2 || value.length > mostClasses) {
    throw new HeaderFault('classes is no list');
  }
  const names = value.map(String);
  const leaves = names.slice(0, -1);
  if (names.at(-1) !== otherClass || !leaves.every((name) => /^[a-z]+__[a-z_]+$/.test(name))) {
    throw new HeaderFault('classes has unknown names');
  }
  if (new Set(names).size !== names.length) throw new HeaderFault('classes has a name twice');
  return names;
}

function numbersOfCrops(from: Unknown, key: string, crops: readonly string[], most: number) {
  const record = inner(from, key);
  return Object.fromEntries(
    crops.map((crop) => [crop, number(record, crop, Number.MIN_VALUE, most)]),
  );
}

function inner(from: Unknown, key: string): Unknown {
  const value = from[key];
  if (!isRecord(value)) throw new HeaderFault(`${key} is no object`);
  return value;
}

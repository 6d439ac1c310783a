import { HeaderFault, integer, isRecord, oneOf, type Unknown } from './unknown-json.ts';

const kinds = ['conv', 'depthwise', 'pointwise', 'pool', 'dense'] as const;
const activations = ['relu6', 'none'] as const;

/** One layer of the network. Its picture is `size` pixels wide and high, `in` channels deep. */
export interface Layer {
  kind: (typeof kinds)[number];
  /** Channels that come in. */
  in: number;
  /** Channels that go out. */
  out: number;
  /** Width and height of what comes in, in pixels. */
  size: number;
  /** Width and height of what goes out, in pixels. */
  outSize: number;
  stride: number;
  /** Width and height of the window, in pixels. */
  kernel: number;
  activation: (typeof activations)[number];
  /** Where the int8 weights begin in the payload; 0 for `pool`. */
  weights: number;
  /** Where the float32 scales of the output channels begin in the payload; 0 for `pool`. */
  scales: number;
  /** Where the float32 bias of the output channels begins in the payload; 0 for `pool`. */
  bias: number;
  /** Index of the layer whose output is added. */
  add?: number;
  /** What is added to the weights; only `pointwise` has it. */
  low?: LowRank;
}

/** A matrix of few ranks, [out][rank] times [rank][in], both int8: a cheap change of many weights. */
export interface LowRank {
  rank: number;
  /** Where the int8 values of [out][rank] begin in the payload. */
  up: number;
  /** Where their float32 scales begin, one an output channel. */
  upScales: number;
  /** Where the int8 values of [rank][in] begin in the payload. */
  down: number;
  /** Where their float32 scales begin, one a rank. */
  downScales: number;
}

const mostLayers = 256;
const mostChannels = 4096;
const mostStride = 4;
const mostKernel = 7;
/** Values that one layer may put out: 16 MB, three times of what 224 px need. */
const mostValues = 2 ** 22;
const mostRank = 64;
const floatBytes = 4;

/** The layers of a picture of `inputSize` pixels, each checked. Throws a HeaderFault. */
export function readLayers(value: unknown, inputSize: number, payloadLength: number): Layer[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostLayers) {
    throw new HeaderFault('layers is no list');
  }
  const layers: Layer[] = [];
  for (const entry of value) {
    if (!isRecord(entry)) throw new HeaderFault(`layer ${layers.length} is no object`);
    const layer = readLayer(entry, layers, inputSize);
    checkWeights(layer, payloadLength);
    layers.push(layer);
  }
  if (layers.at(-1)?.kind !== 'dense') throw new HeaderFault('the last layer is not dense');
  return layers;
}

function readLayer(entry: Unknown, before: readonly Layer[], inputSize: number): Layer {
  const last = before.at(-1);
  const size = last?.outSize ?? inputSize;
  const kind = oneOf(entry, 'kind', kinds);
  const stride = integer(entry, 'stride', 1, mostStride);
  const layer: Layer = {
    kind,
    in: integer(entry, 'in', 1, mostChannels),
    out: integer(entry, 'out', 1, mostChannels),
    size,
    outSize: kind === 'pool' ? 1 : Math.ceil(size / stride),
    stride,
    kernel: integer(entry, 'kernel', 1, mostKernel),
    activation: oneOf(entry, 'activation', activations),
    weights: 0,
    scales: 0,
    bias: 0,
  };
  if (kind !== 'pool') readOffsets(layer, entry);
  if (entry.add !== undefined) layer.add = integer(entry, 'add', 0, before.length - 1);
  if (entry.low !== undefined) layer.low = readLow(entry.low);
  checkShape(layer, before);
  return layer;
}

function readOffsets(layer: Layer, entry: Unknown): void {
  for (const key of ['weights', 'scales', 'bias'] as const) {
    layer[key] = integer(entry, key, 0, Number.MAX_SAFE_INTEGER);
  }
}

function readLow(value: unknown): LowRank {
  if (!isRecord(value)) throw new HeaderFault('low is no object');
  const place = (key: keyof LowRank) => integer(value, key, 0, Number.MAX_SAFE_INTEGER);
  return {
    rank: integer(value, 'rank', 1, mostRank),
    up: place('up'),
    upScales: place('upScales'),
    down: place('down'),
    downScales: place('downScales'),
  };
}

/** Each kind has its shape: the kernels do not look at it again. */
function checkShape(layer: Layer, before: readonly Layer[]): void {
  const { kind, size, stride, kernel } = layer;
  const last = before.at(-1);
  const rules: [string, boolean][] = [
    ['takes what the layer before puts out', layer.in === (last?.out ?? 3)],
    ['is conv as the first one and only there', (kind === 'conv') === (last === undefined)],
    ['keeps its channels', (kind !== 'depthwise' && kind !== 'pool') || layer.in === layer.out],
    ['has windows', kind === 'conv' || kind === 'depthwise' || (kernel === 1 && stride === 1)],
    ['is dense on one pixel', kind !== 'dense' || size === 1],
    ['has no activation behind a mean', kind !== 'pool' || layer.activation === 'none'],
    ['fits the memory', layer.outSize ** 2 * layer.out <= mostValues],
    ['adds a layer of its shape', canAdd(layer, before)],
    ['changes only pointwise weights', layer.low === undefined || layer.kind === 'pointwise'],
  ];
  const broken = rules.find(([, isKept]) => !isKept);
  if (broken) throw new HeaderFault(`layer ${before.length} breaks the rule: it ${broken[0]}`);
}

function canAdd(layer: Layer, before: readonly Layer[]): boolean {
  if (layer.add === undefined) return true;
  const added = before[layer.add];
  return layer.kind === 'pointwise' && added?.out === layer.out && added.outSize === layer.outSize;
}

/** Whether two layers differ in nothing but their numbers. */
export function isSameShape(one: Layer, other: Layer | undefined): boolean {
  const numbers = { weights: 0, scales: 0, bias: 0, low: undefined };
  return JSON.stringify({ ...one, ...numbers }) === JSON.stringify({ ...other, ...numbers });
}

/** How many int8 weights a layer has. */
export function weightCount(layer: Layer): number {
  const window = layer.kernel ** 2;
  if (layer.kind === 'pool') return 0;
  return layer.kind === 'depthwise' ? window * layer.out : window * layer.in * layer.out;
}

/** Where numbers begin in the payload, and how many they are. */
type Part = readonly [start: number, count: number];

function checkWeights(layer: Layer, payloadLength: number): void {
  if (layer.kind === 'pool') return;
  const { low } = layer;
  const values: Part[] = [[layer.weights, weightCount(layer)]];
  const floats: Part[] = [
    [layer.scales, layer.out],
    [layer.bias, layer.out],
  ];
  if (low) {
    values.push([low.up, layer.out * low.rank], [low.down, low.rank * layer.in]);
    floats.push([low.upScales, layer.out], [low.downScales, low.rank]);
  }
  const isInside =
    values.every(([start, count]) => start + count <= payloadLength) &&
    floats.every(([start, count]) => start + count * floatBytes <= payloadLength);
  if (!isInside) throw new HeaderFault(`the weights of a ${layer.kind} layer lie outside`);
  if (floats.some(([start]) => start % floatBytes !== 0)) {
    throw new HeaderFault(`the numbers of a ${layer.kind} layer are not aligned`);
  }
}

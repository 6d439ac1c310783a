import { crc32 } from '../crc-32.ts';
import { seededRandom } from './random.ts';

/** A layer of a made network; what is left out is 1, or nothing. */
export interface LayerPlan {
  kind: 'conv' | 'depthwise' | 'pointwise' | 'pool' | 'dense';
  in: number;
  out: number;
  stride?: number;
  kernel?: number;
  activation?: 'relu6' | 'none';
  add?: number;
}

/** A header with three classes of two crops, as JSON; fields can be replaced. */
export type HeaderJson = Record<string, unknown> & { layers: Record<string, unknown>[] };

const fixedBytes = 20;
const scale = 0.01;

/** Header and payload of a network with random weights, which are the same in every run. */
export function buildParts(plans: readonly LayerPlan[], inputSize = 8) {
  const random = seededRandom(7);
  const payload: number[] = [];
  const append = (bytes: Uint8Array | Int8Array) => {
    while (payload.length % 4 !== 0) payload.push(0);
    const start = payload.length;
    payload.push(...new Uint8Array(bytes.buffer));
    return start;
  };
  const floats = (count: number, value: () => number) =>
    append(new Uint8Array(Float32Array.from({ length: count }, value).buffer));
  const layers = plans.map((plan) => {
    const layer = { stride: 1, kernel: 1, activation: 'none', ...plan };
    if (plan.kind === 'pool') return layer;
    const inputs = plan.kind === 'depthwise' ? 1 : plan.in;
    const count = layer.kernel ** 2 * inputs * plan.out;
    const weights = append(Int8Array.from({ length: count }, () => random() * 255 - 127));
    const scales = floats(plan.out, () => scale * (0.5 + random()));
    return { ...layer, weights, scales, bias: floats(plan.out, () => random() - 0.3) };
  });
  const header: HeaderJson = {
    version: '2026-01-01.1',
    inputSize,
    classes: ['maize__healthy', 'tomato__late_blight', 'other'],
    temperature: { maize: 1, tomato: 1 },
    gates: { maize: 0.8, tomato: 0.8 },
    otherGate: 0.5,
    foreignGate: 0.8,
    combine: { weight: 0.7 },
    layers,
  };
  return { header, payload: Uint8Array.from(payload) };
}

/** The bytes of a model file with a right checksum. */
export function writeModelFile(header: unknown, payload: Uint8Array): Uint8Array {
  let text = JSON.stringify(header);
  text += ' '.repeat((16 - ((fixedBytes + text.length) % 16)) % 16);
  const content = new Uint8Array(text.length + payload.length);
  content.set(new TextEncoder().encode(text));
  content.set(payload, text.length);
  const file = new Uint8Array(fixedBytes + content.length);
  file.set(new TextEncoder().encode('UPLM'));
  const view = new DataView(file.buffer);
  [1, text.length, payload.length, crc32(content)].forEach((number, place) => {
    view.setUint32(4 + place * 4, number, true);
  });
  file.set(content, fixedBytes);
  return file;
}

/** Layers of every kind: odd sizes, numbers of channels that fill no vector, a residual block. */
export const everyKind: readonly LayerPlan[] = [
  { kind: 'conv', in: 3, out: 12, stride: 2, kernel: 3, activation: 'relu6' },
  { kind: 'depthwise', in: 12, out: 12, kernel: 3, activation: 'relu6' },
  { kind: 'pointwise', in: 12, out: 5 },
  { kind: 'pointwise', in: 5, out: 30, activation: 'relu6' },
  { kind: 'depthwise', in: 30, out: 30, kernel: 5, activation: 'relu6' },
  { kind: 'pointwise', in: 30, out: 5, add: 2 },
  { kind: 'pointwise', in: 5, out: 17, activation: 'relu6' },
  { kind: 'depthwise', in: 17, out: 17, stride: 2, kernel: 3, activation: 'relu6' },
  { kind: 'pointwise', in: 17, out: 40, activation: 'relu6' },
  { kind: 'pool', in: 40, out: 40 },
  { kind: 'dense', in: 40, out: 3 },
];

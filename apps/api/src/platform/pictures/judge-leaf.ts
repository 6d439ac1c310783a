import type { Rgba } from '@upaj/leaf-model/input';
import { judgeViews } from '@upaj/leaf-model/judge-views';
import sharp, { type Sharp } from 'sharp';
import { type LoadedModel, loadLeafModel, type ModelFacts } from './load-leaf-model.ts';
import { readPicture } from './make-picture.ts';

/** What our model makes of one picture; `problem` says why there is no model. */
export type LeafJudgement = { model: ModelFacts; logits: Float32Array } | { problem: string };

/** What the person has said of a leaf. */
export interface KnownLeaf {
  /** Its crop, as the model names it. */
  crop?: string | undefined;
}

/** A picture of a leaf, judged, and small enough for a second opinion. */
export interface JudgedLeaf {
  judgement: LeafJudgement;
  /** JPEG, upright, without metadata. */
  photo: Buffer;
}

/** Longest side of the photo in pixels: enough for a provider to see spots. */
const PHOTO = 1024;
/** Shorter side of what the model's input is averaged from, in pixels: twice the largest input. */
const SMALL = 448;

let loading: Promise<LoadedModel> | undefined;

/** Judges an upload by our model; undefined if it is not a picture. */
export async function judgeLeaf(
  path: string,
  { crop }: KnownLeaf,
): Promise<JudgedLeaf | undefined> {
  const read = await readPicture(path, sizesOf);
  if (!read) return undefined;
  loading ??= loadLeafModel();
  const loaded = await loading;
  if ('problem' in loaded) return { judgement: loaded, photo: read.photo };
  const { model, runner, facts } = loaded;
  const logits = judgeViews(runner, model, read.small, crop);
  return { judgement: { model: facts, logits }, photo: read.photo };
}

/** Decodes a picture once; gives a photo, and a smaller copy for the model. */
async function sizesOf(source: Sharp): Promise<{ photo: Buffer; small: Rgba }> {
  const { data, info } = await source
    .autoOrient()
    .resize({ width: PHOTO, height: PHOTO, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const decoded = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const photo = await decoded().jpeg({ quality: 85 }).toBuffer();
  const small = await decoded()
    .resize({ width: SMALL, height: SMALL, fit: 'outside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  return { photo, small: { width, height, data: small.data } };
}

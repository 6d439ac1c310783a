import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leafStates } from '@upaj/content/diseases/leaf-states';
import type { Diagnosis, LeafOpinion, LeafPicture } from '@upaj/contract/disease.schema';
import type { FastifyInstance } from 'fastify';
import { closers } from './closers.ts';
import { smallPicture, writeForm } from './listings.ts';
import { sendPictureTo } from './send-picture.ts';
import type { SignedIn } from './sign-up.ts';

type Headers = Pick<SignedIn, 'headers'>;

/** An opinion of our model that a person keeps. */
export const lateBlight: LeafOpinion = {
  by: 'model',
  outcome: 'disease',
  diseaseId: 'tomato-late-blight',
  share: 0.93,
  likely: [
    { diseaseId: 'tomato-late-blight', share: 0.93 },
    { diseaseId: 'tomato-early-blight', share: 0.04 },
  ],
};

/** A diagnosis to be kept. */
export const diagnosisForm = (more: object = {}) => ({
  crop: 'tomato',
  opinion: lateBlight,
  modelVersion: '2026-11-24.1',
  signs: [],
  pictures: [],
  madeAt: '2026-06-14T06:00:00.000Z',
  ...more,
});

/** A feedback with these pictures. */
export const feedbackForm = (pictures: readonly string[], more: object = {}) => ({
  crop: 'tomato',
  opinion: lateBlight,
  modelVersion: '2026-11-24.1',
  isRight: true,
  pictures,
  isConsented: true,
  ...more,
});

/** Sends a picture of a leaf; the test checks the response. */
export const sendLeaf = sendPictureTo('/api/v1/diagnoses/pictures');

/** Uploads a picture of a leaf, and throws when it is refused. */
export async function uploadLeaf(app: FastifyInstance, who: Headers): Promise<LeafPicture> {
  const reply = await sendLeaf(app, who);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: LeafPicture }>().data;
}

/** Posts to an endpoint of diagnoses; the test checks the response. */
export const postTo = (
  app: FastifyInstance,
  { headers }: Headers,
  path: '' | '/feedback',
  payload: object,
  moreHeaders: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/diagnoses${path}`,
    payload,
    headers: { ...headers, ...moreHeaders },
  });

/** Keeps a diagnosis, and throws when it is refused. */
export async function keepDiagnosis(
  app: FastifyInstance,
  who: Headers,
  more: object = {},
): Promise<Diagnosis> {
  const reply = await postTo(app, who, '', diagnosisForm(more));
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: Diagnosis }>().data;
}

/** Sends a feedback, and throws when it is refused; gives its id. */
export async function sendFeedback(
  app: FastifyInstance,
  who: Headers,
  pictures: readonly string[],
  more: object = {},
): Promise<string> {
  const reply = await postTo(app, who, '/feedback', feedbackForm(pictures, more));
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: { id: string } }>().data.id;
}

/** Sends pictures of a field to the leaf doctor; the test checks the response. */
export function askDoctor(
  app: FastifyInstance,
  { headers }: Headers,
  pictures: readonly Uint8Array[],
  texts: Record<string, string> = { crop: 'tomato' },
) {
  const form = writeForm([
    ...Object.entries(texts),
    ...pictures.map((bytes, at) => ['image', { filename: `${at}.jpg`, bytes }] as const),
  ]);
  return app.inject({
    method: 'POST',
    url: '/upload',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
}

const classes = [...leafStates.map(({ id }) => id), 'other'];

/** Numbers of a model with plain rules: no temperature, and gates that are easy to reckon with. */
const plainRules = {
  classes,
  bias: classes.map(() => 0),
  temperature: { maize: 1, pepper: 1, potato: 1, tomato: 1 },
  gates: { maize: 0.8, pepper: 0.8, potato: 0.8, tomato: 0.8 },
  otherGate: 0.5,
  foreignGate: 0.5,
  combine: { weight: 1 },
};

/** The logits of a picture in which a model sees these classes. */
const logitsOf = (seen: Record<string, number>): Float32Array =>
  Float32Array.from(plainRules.classes, (name) => seen[name] ?? 0);

/** A picture that says what `stubDecoder` sees in it. */
export const seenAs = (seen: Record<string, number>, more: { hold?: string } = {}): Buffer =>
  Buffer.from(JSON.stringify({ logits: [...logitsOf(seen)], ...more }));

/** A picture in which it sees something else when the crop is told. */
export const seenByCrop = (seen: Record<string, Record<string, number>>): Buffer => {
  const logits = Object.entries(seen).map(([crop, classes]) => [crop, [...logitsOf(classes)]]);
  return Buffer.from(
    JSON.stringify({ logits: [...logitsOf({})], byCrop: Object.fromEntries(logits) }),
  );
};

/** A picture for which `stubDecoder` has no model. */
export const unjudged = (): Buffer => Buffer.from(JSON.stringify({ problem: 'truncated' }));

/**
 * Writes a decoder program that sees in a picture what `seenAs` has written into it; one with `hold` waits until there
 * is a file of this path. Gives its path.
 */
export async function stubDecoder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upaj-leaf-decoder-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const program = join(folder, 'decode.mjs');
  const model = JSON.stringify({ version: 'stub.1', rules: plainRules });
  const photo = (await smallPicture()).toString('base64');
  await writeFile(
    program,
    `import { existsSync } from 'node:fs';
    import { readFile } from 'node:fs/promises';
    import { setTimeout as wait } from 'node:timers/promises';
    const photo = Buffer.from('${photo}', 'base64');
    process.on('disconnect', () => process.exit());
    process.on('message', async ({ path, known }) => {
      const { logits: plain, byCrop, problem, hold } = JSON.parse(await readFile(path, 'utf8'));
      const logits = byCrop?.[known.crop] ?? plain;
      while (hold && !existsSync(hold)) await wait(2);
      const judgement = problem
        ? { problem }
        : { model: ${model}, logits: Float32Array.from(logits) };
      process.send({ made: { judgement, photo } });
    });`,
  );
  return program;
}

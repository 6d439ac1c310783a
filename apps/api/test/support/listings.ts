import { randomBytes } from 'node:crypto';
import type { Crop } from '@upaj/contract/crops.schema';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { SignedIn } from './sign-up.ts';

/** A part of a form: a text, the bytes of a text in any encoding, or a file. */
export type Part = string | Uint8Array | { filename: string; bytes: Uint8Array };

/** Encodes a multipart form. */
export function writeForm(parts: readonly (readonly [name: string, part: Part])[]) {
  const boundary = `form${randomBytes(12).toString('hex')}`;
  const pieces = parts.flatMap(([name, part]) => {
    const isFile = typeof part === 'object' && 'filename' in part;
    const file = isFile ? `; filename="${part.filename}"\r\ncontent-type: image/jpeg` : '';
    const bytes = isFile ? part.bytes : typeof part === 'string' ? Buffer.from(part) : part;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), bytes, Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Categories whose listings name a dealer's licence. */
const licensed = ['Seeds', 'Fertilizers'];

/** The text fields of a listing as the form sends them. */
export function listingForm(userId: string, more: Record<string, string> = {}) {
  return {
    name: 'Sharbati Wheat',
    description: 'Clean and dry',
    price: '700',
    quantity: '500',
    unit: 'kg',
    category: 'Crops',
    harvestDate: '2026-04-10',
    expiryDate: '2026-12-31',
    Location: 'Bero, Ranchi',
    userId,
    ...(licensed.includes(more.category ?? '') && { licence: 'JH/2026/114' }),
    ...more,
  };
}

/** A picture of one colour, of this size. */
export function picture(width = 40, height = 30): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#7a9a3a' } as const;
  return sharp({ create }).jpeg().toBuffer();
}

let small: Promise<Buffer> | undefined;

/** The same small picture each time. */
export function smallPicture(): Promise<Buffer> {
  small ??= picture();
  return small;
}

/** Sends a listing; the test checks the response. */
export async function send(
  app: FastifyInstance,
  { headers }: Pick<SignedIn, 'headers'>,
  texts: Record<string, string>,
  files?: readonly Uint8Array[],
  more: Record<string, string> = {},
) {
  const images = files ?? [await smallPicture()];
  const form = writeForm([
    ...Object.entries(texts),
    ...images.map((bytes, at) => ['images', { filename: `${at}.jpg`, bytes }] as const),
  ]);
  return app.inject({
    method: 'POST',
    url: '/api/v1/crops',
    payload: form.payload,
    headers: { ...form.headers, ...headers, ...more },
  });
}

/** Creates a listing, and throws when it is rejected. */
export async function createListing(
  app: FastifyInstance,
  seller: SignedIn,
  more: Record<string, string> = {},
): Promise<Crop> {
  const reply = await send(app, seller, listingForm(seller.userId, more));
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: Crop }>().data;
}

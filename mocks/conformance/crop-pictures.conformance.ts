import { contract } from '@upaj/contract/contract';
import type { Crop } from '@upaj/contract/crops.schema';
import { type Cases, expectError, expectSame, expectSuccess, type RequestParts } from './client.ts';
import { listCrop, picture } from './crop-form.ts';
import { createUsers, unique, unknownId } from './users.ts';

const { getCrop, setCropPictures } = contract;
const idsOf = ({ image }: Crop) => image.map(({ id }) => id);

/** A request for these pictures, with so many files. */
const pictures = (
  { _id: id }: Pick<Crop, '_id'>,
  token: string,
  order: readonly string[],
  files = order.filter((one) => one === 'new').length,
): RequestParts => ({
  params: { id },
  token,
  body: { order: order.join() },
  files: Array.from({ length: files }, () => picture),
});

const wrongOrder = (code: string, message: string) =>
  ({ status: 422, code: 'wrong_picture_order', message, fields: { order: code } }) as const;
const invalid = (fields: Record<string, string>) =>
  ({ status: 400, code: 'validation_failed', fields }) as const;

/** Cases of the pictures of a listing. */
export const cropPicturesCases: Cases = {
  async 'the pictures of a listing are added, moved and removed'(client) {
    const [{ token }, crop] = await listOne(client);
    const [first = ''] = idsOf(crop);
    const added = pictures(crop, token, ['new', first, 'new']);
    const { data } = await expectSuccess(client, setCropPictures, added);
    const [before = '', kept = '', after = ''] = idsOf(data);
    expectSame([data.image.length, kept], [3, first], 'the first one in the middle');
    const moved = pictures(crop, token, [after, before]);
    const changed = (await expectSuccess(client, setCropPictures, moved)).data;
    expectSame(idsOf(changed), [after, before], 'moved, and one removed');
    const read = await expectSuccess(client, getCrop, { params: { id: crop._id } });
    expectSame(read.data, changed, 'read again');
  },
  async 'an order of pictures that does not fit the listing is refused, and nothing changes'(
    client,
  ) {
    const [{ token }, crop] = await listOne(client);
    const [first = ''] = idsOf(crop);
    const six = Array.from({ length: 6 }, () => 'new');
    const reasons = [
      [[first, ...six], 6, 'too_many', 'takes at most 6'],
      [[first, first], 0, 'repeated', 'names a picture twice'],
      [['new'], 0, 'files_differ', 'does not name as many new pictures as there are files'],
      [[unknownId], 0, 'unknown_picture', 'names a picture that is not there'],
    ] as const;
    for (const [order, files, code, words] of reasons) {
      const sent = pictures(crop, token, order, files);
      const error = wrongOrder(code, `The order of pictures ${words}`);
      await expectError(client, setCropPictures, sent, error);
    }
    const read = await expectSuccess(client, getCrop, { params: { id: crop._id } });
    expectSame(read.data, crop, 'unchanged');
  },
  async 'a form of pictures names each invalid part'(client) {
    const [{ token }, crop] = await listOne(client);
    const asked = (order: string, files: RequestParts['files'] = []): RequestParts => ({
      params: { id: crop._id },
      token,
      body: { order },
      files,
    });
    const seven = Array.from({ length: 7 }, () => picture);
    const text = { name: 'onion.png', bytes: new TextEncoder().encode('no picture') };
    const big = { name: 'onion.png', bytes: new Uint8Array(10_000_001) };
    const json = { params: { id: crop._id }, token, body: { order: 'new' } };
    const requests = [
      [asked(''), invalid({ order: 'required' })],
      [asked('first,second'), invalid({ order: 'wrong_format' })],
      [{ ...asked('new'), body: {} }, invalid({ order: 'required' })],
      [asked('new', seven), invalid({ images: 'too_many' })],
      [asked('new', [text]), { status: 422, code: 'bad_picture' }],
      [asked('new', [big]), { status: 413, code: 'too_large', fields: { images: 'too_large' } }],
      [json, { status: 415, code: 'unsupported_media_type' }],
    ] as const;
    for (const [request, error] of requests)
      await expectError(client, setCropPictures, request, error);
  },
  async 'pictures that are sent twice with one idempotency key are added once'(client) {
    const [{ token }, crop] = await listOne(client);
    const headers = { 'idempotency-key': unique('key') };
    const sent = { ...pictures(crop, token, ['new']), headers };
    const first = await expectSuccess(client, setCropPictures, sent);
    expectSame(await expectSuccess(client, setCropPictures, sent), first, 'the first answer');
    const other = { ...pictures(crop, token, ['new', 'new']), headers };
    const mismatch = { status: 422, code: 'idempotency_mismatch' } as const;
    await expectError(client, setCropPictures, other, mismatch);
  },
  async 'only the owner of a listing changes its pictures'(client) {
    const [{ token }, crop, other] = await listOne(client);
    const notFound = { status: 404, code: 'not_found', message: 'Listing not found' } as const;
    const notAllowed = { status: 403, code: 'not_allowed' } as const;
    const notSignedIn = { status: 401, code: 'not_signed_in' } as const;
    const gone = pictures({ _id: unknownId }, token, ['new']);
    await expectError(client, setCropPictures, gone, notFound);
    const strange = pictures(crop, other.token, ['new']);
    await expectError(client, setCropPictures, strange, notAllowed);
    const { token: _, ...visiting } = strange;
    await expectError(client, setCropPictures, visiting, notSignedIn);
  },
};

/** A seller with one listing, and another user. */
async function listOne(client: Parameters<typeof createUsers>[0]) {
  const [seller, other] = await createUsers(client);
  return [seller, await listCrop(client, seller), other] as const;
}

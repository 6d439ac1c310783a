import { contract } from '@upaj/contract/contract';
import type { Crop } from '@upaj/contract/crops.schema';
import { type Cases, expectSame, expectSuccess, type RequestParts } from './client.ts';
import { listCrop, picture } from './crop-form.ts';
import { createUsers } from './users.ts';

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
};

/** A seller with one listing, and another user. */
async function listOne(client: Parameters<typeof createUsers>[0]) {
  const [seller, other] = await createUsers(client);
  return [seller, await listCrop(client, seller), other] as const;
}

import { contract } from '@upaj/contract/contract';
import type { CropPicture } from '@upaj/contract/crops.schema';
import { problem } from '@upaj/contract/problems';
import { answer } from './answer.ts';
import { listPage } from './crop-list.ts';
import { toCrop } from './crop-view.ts';
import { answerOnce } from './first-answers.ts';
import { market } from './market.ts';
import { isPicture } from './parse-request.ts';
import type { CropRecord, PersonRecord } from './records.ts';
import { invalidField, notAllowed, notFound, Refusal } from './refusal.ts';

const isOwner = (record: CropRecord, person: PersonRecord | undefined) =>
  record.sellerId === person?.id;

function findOwn(id: string, person: PersonRecord): CropRecord {
  const record = market.crops.get(id);
  if (!record) throw notFound('Listing');
  if (!isOwner(record, person)) throw notAllowed();
  return record;
}

/** The mock keeps what was sent as it is, where the server makes three sizes of it. */
function keepPicture(file: File): CropPicture {
  const url = URL.createObjectURL(file);
  return { url, srcset: `${url} 960w`, width: 960, height: 720 };
}

const listCrops = answer(contract.listCrops, ({ query, person }) => {
  const { page, nextCursor } = listPage(query, person?.id);
  return { status: 200, body: { success: true, data: page.map(toCrop), nextCursor } };
});

const getCrop = answer(contract.getCrop, ({ params }) => {
  const record = market.crops.get(params.id);
  if (!record) throw notFound('Listing');
  return { status: 200, body: { success: true, data: toCrop(record) } };
});

async function checkPictures(files: readonly File[]): Promise<void> {
  const arePictures = await Promise.all(files.map(isPicture));
  if (arePictures.every(Boolean)) return;
  throw new Refusal(422, 'bad_picture', 'This file is not a picture that can be read', {
    images: problem('images', 'bad_picture'),
  });
}

const createCrop = answer(contract.createCrop, async (asked) => {
  const { userId, ...facts } = asked.body;
  if (userId !== asked.person.id) throw notAllowed();
  await checkPictures(asked.files);
  return answerOnce(asked, () => {
    const record: CropRecord = {
      ...facts,
      id: crypto.randomUUID(),
      sellerId: userId,
      image: asked.files.map(keepPicture),
      isPaused: false,
      rating: null,
      ratingCount: 0,
      createdAt: new Date().toISOString(),
    };
    market.crops.set(record.id, record);
    return { status: 201, body: { success: true, data: toCrop(record), message: 'Listed' } };
  });
});

const updateCrop = answer(contract.updateCrop, ({ params, body, person }) => {
  const changed = { ...findOwn(params.id, person), ...body };
  if (changed.expiryDate < changed.harvestDate) throw invalidField('expiryDate', 'before_harvest');
  market.crops.set(params.id, changed);
  return { status: 200, body: { success: true, data: toCrop(changed) } };
});

const deleteCrop = answer(contract.deleteCrop, ({ params, person }) => {
  market.crops.delete(findOwn(params.id, person).id);
  return { status: 204 };
});

/** The mock server's listings. */
export const cropsHandlers = [listCrops, getCrop, createCrop, updateCrop, deleteCrop];

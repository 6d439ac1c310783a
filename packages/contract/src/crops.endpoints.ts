import * as z from 'zod/mini';
import {
  Crop,
  CropChange,
  CropFilter,
  CropSection,
  LikeGoods,
  LikePrices,
  NewCrop,
  PictureOrder,
} from './crops.schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { ById, pageOf, reply } from './fields.ts';
import { maxPictureBytes, maxPictures } from './limits.ts';

const crops = { resource: 'crops' } as const;

export const listCrops = defineEndpoint({
  ...crops,
  name: 'listCrops',
  method: 'GET',
  path: '/api/v1/crops',
  access: 'anyone',
  summary: 'Lists crops for sale, page by page.',
  query: CropFilter,
  replies: { 200: pageOf(Crop) },
  errors: [],
});

export const listCropSections = defineEndpoint({
  ...crops,
  name: 'listCropSections',
  method: 'GET',
  path: '/api/v1/crops/sections',
  access: 'anyone',
  summary: 'Lists the newest crops for sale of every category, in the order of the Mandi.',
  replies: { 200: reply(z.array(CropSection)) },
  errors: [],
});

export const getLikePrices = defineEndpoint({
  ...crops,
  name: 'getLikePrices',
  method: 'GET',
  path: '/api/v1/crops/prices',
  access: 'anyone',
  summary: 'Reads what like goods cost on the market now.',
  query: LikeGoods,
  replies: { 200: reply(LikePrices) },
  errors: [],
});

export const createCrop = defineEndpoint({
  ...crops,
  name: 'createCrop',
  method: 'POST',
  path: '/api/v1/crops',
  access: 'self',
  summary: 'Creates a listing with 1 to 6 pictures.',
  body: NewCrop,
  files: { field: 'images', min: 1, max: maxPictures, maxBytes: maxPictureBytes },
  isIdempotent: true,
  replies: { 201: reply(Crop) },
  errors: [401, 403, 422],
});

export const getCrop = defineEndpoint({
  ...crops,
  name: 'getCrop',
  method: 'GET',
  path: '/api/v1/crops/:id',
  access: 'anyone',
  summary: 'Reads one listing.',
  params: ById,
  replies: { 200: reply(Crop) },
  errors: [404],
});

export const updateCrop = defineEndpoint({
  ...crops,
  name: 'updateCrop',
  method: 'PATCH',
  path: '/api/v1/crops/:id',
  access: 'owner',
  summary: "Changes, restocks or pauses one's own listing.",
  params: ById,
  body: CropChange,
  replies: { 200: reply(Crop) },
  errors: [401, 403, 404],
});

export const setCropPictures = defineEndpoint({
  ...crops,
  name: 'setCropPictures',
  method: 'PUT',
  path: '/api/v1/crops/:id/pictures',
  access: 'owner',
  summary: "Adds, removes and orders the pictures of one's own listing.",
  params: ById,
  body: PictureOrder,
  files: { field: 'images', min: 0, max: maxPictures, maxBytes: maxPictureBytes },
  isIdempotent: true,
  replies: { 200: reply(Crop) },
  errors: [401, 403, 404, 422],
});

export const deleteCrop = defineEndpoint({
  ...crops,
  name: 'deleteCrop',
  method: 'DELETE',
  path: '/api/v1/crops/:id',
  access: 'owner',
  summary: "Deletes one's own listing.",
  params: ById,
  replies: { 204: null },
  errors: [401, 403, 404],
});

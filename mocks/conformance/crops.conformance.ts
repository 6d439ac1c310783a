import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectSame, expectSuccess } from './client.ts';
import { cropBrowsingCases } from './crop-browsing.conformance.ts';
import { cropForm, cropRequest, listCrop, picture } from './crop-form.ts';
import { cropLicenceCases } from './crop-licences.conformance.ts';
import { invalid, refused } from './market.ts';
import { createUsers, unknownId } from './users.ts';

const { createCrop, getCrop, updateCrop, deleteCrop } = contract;
const notFound = { status: 404, code: 'not_found', message: 'Listing not found' } as const;
const text = (words: string) => new TextEncoder().encode(words);

/** Cases of listings. */
export const cropsCases: Cases = {
  async 'a listing is read as it was created, with stock in U'(client) {
    const [seller] = await createUsers(client);
    const { userId, price: _, quantity: _typed, ...texts } = cropForm(seller.id);
    const crop = await listCrop(client, seller);
    const facts = {
      ...texts,
      title: texts.name,
      price: 575.5,
      quantity: 60,
      stock: 2,
      status: 'InStock',
      rating: null,
      ratingCount: 0,
      isPaused: false,
    };
    for (const [field, value] of Object.entries(facts)) {
      expectSame(new Map(Object.entries(crop)).get(field), value, field);
    }
    expectSame([crop.seller.userId, crop.image.length], [userId, 1], 'seller and picture');
    expectSame(
      (await expectSuccess(client, getCrop, { params: { id: crop._id } })).data,
      crop,
      'read again',
    );
    const tonnes = await listCrop(client, seller, { unit: 'tonnes', quantity: '0.3' });
    expectSame(tonnes.stock, 12, 'U of a tonne');
  },
  async 'a listing form names each invalid field'(client) {
    const [seller] = await createUsers(client);
    const wrong = {
      name: '',
      price: '-5',
      quantity: '1e999',
      unit: 'bags',
      category: 'Cars',
      harvestDate: '31/12/2025',
      isPaused: 'true',
    };
    const fieldErrors = {
      name: 'required',
      price: 'wrong_format',
      quantity: 'wrong_format',
      unit: 'wrong_choice',
      category: 'wrong_choice',
      harvestDate: 'wrong_date',
      isPaused: 'unknown_field',
    };
    await expectError(client, createCrop, cropRequest(seller, wrong), invalid(fieldErrors));
    const zero = cropRequest(seller, {
      price: '0',
      quantity: '0',
      description: 'a'.repeat(2001),
    });
    const small = { price: 'too_small', quantity: 'too_small', description: 'too_long' };
    await expectError(client, createCrop, zero, invalid(small));
    const past = cropRequest(seller, { harvestDate: '2001-01-01', expiryDate: '2001-01-02' });
    await expectError(client, createCrop, past, invalid({ expiryDate: 'in_past' }));
    const littles = [
      { quantity: '24.999' },
      { quantity: '24.999', unit: 'liters' },
      { quantity: '24', unit: 'pieces' },
      { quantity: '0.024', unit: 'tonnes' },
    ];
    for (const little of littles) {
      const request = cropRequest(seller, little);
      await expectError(client, createCrop, request, invalid({ quantity: 'below_trade_unit' }));
    }
    const broken = cropRequest(seller, { quantity: '25.5', unit: 'pieces' });
    await expectError(client, createCrop, broken, invalid({ quantity: 'not_whole' }));
    const early = cropRequest(seller, { harvestDate: '2026-02-02', expiryDate: '2026-02-01' });
    await expectError(client, createCrop, early, invalid({ expiryDate: 'before_harvest' }));
  },
  async 'a listing has one to six readable pictures'(client) {
    const [seller] = await createUsers(client);
    const request = cropRequest(seller);
    await expectError(
      client,
      createCrop,
      { ...request, files: [] },
      invalid({ images: 'required' }),
    );
    const seven = Array.from({ length: 7 }, () => picture);
    await expectError(
      client,
      createCrop,
      { ...request, files: seven },
      invalid({ images: 'too_many' }),
    );
    const page = { name: 'onion.png', bytes: text('<script>alert(1)</script>') };
    await expectError(
      client,
      createCrop,
      { ...request, files: [page] },
      { status: 422, code: 'bad_picture' },
    );
    const big = { name: 'onion.png', bytes: new Uint8Array(10_000_001) };
    await expectError(
      client,
      createCrop,
      { ...request, files: [big] },
      { status: 413, code: 'too_large', fields: { images: 'too_large' } },
    );
    const json = { token: seller.token, body: cropForm(seller.id) };
    await expectError(client, createCrop, json, { status: 415, code: 'unsupported_media_type' });
  },
  async 'an owner changes, empties, pauses and removes a listing'(client) {
    const [seller] = await createUsers(client);
    const { _id: id } = await listCrop(client, seller);
    const own = { params: { id }, token: seller.token };
    const body = { price: 600, quantity: 0, Location: 'Lasalgaon' };
    const { data } = await expectSuccess(client, updateCrop, { ...own, body });
    expectSame(
      [data.price, data.status, data.Location],
      [600, 'OutOfStock', 'Lasalgaon'],
      'changed',
    );
    expectSame(
      (await expectSuccess(client, updateCrop, { ...own, body: { isPaused: true } })).data.isPaused,
      true,
      'paused',
    );
    const past = { expiryDate: '2001-01-01' };
    await expectError(
      client,
      updateCrop,
      { ...own, body: past },
      invalid({ expiryDate: 'in_past' }),
    );
    await expectSuccess(client, updateCrop, {
      ...own,
      body: { quantity: 0.025, unit: 'tonnes' },
    });
    await expectSuccess(client, deleteCrop, own);
    await expectError(client, getCrop, own, notFound);
    await expectError(client, deleteCrop, own, notFound);
    await expectError(client, updateCrop, { ...own, body: {} }, notFound);
  },
  async "another person's listing stays as it is"(client) {
    const [seller, other] = await createUsers(client);
    const { _id: id } = await listCrop(client, seller);
    const theirs = { params: { id }, token: other.token };
    const body = { price: 1 };
    await expectError(client, updateCrop, { ...theirs, body }, refused.notAllowed);
    await expectError(client, deleteCrop, theirs, refused.notAllowed);
    expectSame(
      (await expectSuccess(client, getCrop, { params: { id } })).data.price,
      575.5,
      'price',
    );
  },
  async 'a missing listing is not found'(client) {
    await expectError(client, getCrop, { params: { id: unknownId } }, notFound);
  },
  ...cropLicenceCases,
  ...cropBrowsingCases,
};

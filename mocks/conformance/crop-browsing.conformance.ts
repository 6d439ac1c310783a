import { contract } from '@upaj/contract/contract';
import {
  type Cases,
  type ConformanceClient,
  expectError,
  expectSame,
  expectSuccess,
} from './client.ts';
import { listCrop } from './crop-form.ts';
import { invalid } from './market.ts';
import { createUser, unique } from './users.ts';

const { listCrops, listCropSections, getCrop, updateCrop } = contract;

async function namesOf(client: ConformanceClient, query: Record<string, string>, token?: string) {
  const { data } = await expectSuccess(client, listCrops, { query, token });
  return data.map(({ name }) => name);
}

/** Cases of browsing; each uses the listings of its own seller. */
export const cropBrowsingCases: Cases = {
  async 'buyers filter and sort the listings of a seller'(client) {
    const seller = await createUser(client);
    await listCrop(client, seller, { name: 'First', price: '300', category: 'Pulses' });
    await listCrop(client, seller, { name: 'Second', price: '100' });
    await listCrop(client, seller, { name: 'Third', price: '200' });
    const of = (query: Record<string, string>) => namesOf(client, { seller: seller.id, ...query });
    const newest = await expectSuccess(client, listCrops, { query: { seller: seller.id } });
    const timestamps = newest.data.map(({ createdAt }) => createdAt);
    expectSame(timestamps, timestamps.toSorted().reverse(), 'newest first');
    expectSame((await of({ sort: 'newest' })).length, 3, 'all three');
    expectSame(await of({ sort: 'price-asc' }), ['Second', 'Third', 'First'], 'cheapest first');
    expectSame(await of({ sort: 'price-desc' }), ['First', 'Third', 'Second'], 'dearest first');
    expectSame(await of({ category: 'Pulses' }), ['First'], 'category');
    expectSame(await of({ minPrice: '200', maxPrice: '200' }), ['Third'], 'prices');
    for (const state of ['Jharkhand', 'jharkhand', 'झारखंड']) {
      expectSame((await of({ state })).length, 3, state);
    }
    expectSame(await of({ state: 'Kerala' }), [], 'other state');
  },
  async 'a page starts after the previous page'(client) {
    const seller = await createUser(client);
    for (const name of ['One', 'Two', 'Three'])
      await listCrop(client, seller, { name, price: '50' });
    for (const sort of ['newest', 'price-asc', 'price-desc', 'rating']) {
      const query = { seller: seller.id, limit: '2', sort };
      const first = await expectSuccess(client, listCrops, { query });
      const cursor = first.nextCursor ?? '';
      const rest = await expectSuccess(client, listCrops, { query: { ...query, cursor } });
      const names = [...first.data, ...rest.data].map(({ name }) => name);
      expectSame([names.length, new Set(names).size, rest.nextCursor], [3, 3, null], sort);
    }
  },
  async 'a search finds produce under its English, Hindi and roman Hindi names'(client) {
    const seller = await createUser(client);
    const mark = unique('lasalgaon');
    await listCrop(client, seller, { name: 'Onion Red', description: `From ${mark}` });
    await listCrop(client, seller, { name: 'Tomato', description: `From ${mark}` });
    for (const word of ['onion', 'ONION', 'pyaz', 'प्याज']) {
      expectSame(await namesOf(client, { seller: seller.id, q: word }), ['Onion Red'], word);
    }
    expectSame(await namesOf(client, { q: `pyaz ${mark}` }), ['Onion Red'], 'both words');
    await listCrop(client, seller, { name: 'Toor dal', description: `From ${mark}` });
    expectSame(
      await namesOf(client, { q: `${mark} pigeon peas` }),
      ['Toor dal'],
      'a name of two words',
    );
    // Some keyboards write ड़ as one character, others as two.
    await listCrop(client, seller, { name: 'उ\u095cद', description: `From ${mark}` });
    expectSame(
      await namesOf(client, { q: `${mark} उ\u0921\u093cद` }),
      ['उ\u095cद'],
      'either writing',
    );
    await listCrop(client, seller, { name: 'Fertilizer', description: 'No seed' });
    expectSame(await namesOf(client, { seller: seller.id, q: 'til' }), [], 'no part of a word');
    expectSame(await namesOf(client, { q: unique('%') }), [], 'nothing');
  },
  async 'a paused listing is hidden from buyers, but its seller sees it'(client) {
    const seller = await createUser(client);
    const { _id: id } = await listCrop(client, seller);
    await expectSuccess(client, updateCrop, {
      params: { id },
      token: seller.token,
      body: { isPaused: true },
    });
    expectSame(await namesOf(client, { seller: seller.id }), [], 'for others');
    await expectError(
      client,
      getCrop,
      { params: { id } },
      { status: 404, code: 'not_found', message: 'Listing not found' },
    );
    await expectSuccess(client, getCrop, { params: { id }, token: seller.token });
    expectSame(
      (await namesOf(client, { seller: seller.id }, seller.token)).length,
      1,
      'for the seller',
    );
  },
  async 'the sections show the newest four of every category, without paused listings'(client) {
    const seller = await createUser(client);
    const names = ['Oldest', 'Old', 'Middle', 'New', 'Newest', 'Paused'];
    const ids: string[] = [];
    for (const name of names) {
      const { _id } = await listCrop(client, seller, { name, category: 'Fodder Crops' });
      ids.push(_id);
    }
    const change = {
      params: { id: ids.at(-1) ?? '' },
      body: { isPaused: true },
      token: seller.token,
    };
    await expectSuccess(client, updateCrop, change);
    const { data } = await expectSuccess(client, listCropSections, {});
    expectSame(data.length, 8, 'categories');
    const fodder = data.find(({ category }) => category === 'Fodder Crops');
    const shown = fodder?.crops.map(({ name }) => name);
    expectSame(shown, ['Newest', 'New', 'Middle', 'Old'], 'the newest four');
  },
  async 'an invalid filter is refused by its name'(client) {
    const query = {
      category: 'Cars',
      minPrice: 'cheap',
      seller: 'me',
      sort: 'best',
      limit: '101',
      page: '2',
    };
    const fieldErrors = {
      category: 'wrong_choice',
      minPrice: 'wrong_format',
      seller: 'wrong_uuid',
      sort: 'wrong_choice',
      limit: 'too_big',
      page: 'unknown_field',
    };
    await expectError(client, listCrops, { query }, invalid(fieldErrors));
    await expectError(
      client,
      listCrops,
      { query: { cursor: 'zzz' } },
      invalid({ cursor: 'wrong_cursor' }),
    );
  },
};

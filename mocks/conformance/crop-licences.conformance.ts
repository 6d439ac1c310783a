import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectSame, expectSuccess } from './client.ts';
import { cropRequest, listCrop } from './crop-form.ts';
import { invalid } from './market.ts';
import { createUser, createUsers, unique } from './users.ts';

const { createCrop, updateCrop, getCrop, getLikePrices } = contract;
const needed = invalid({ licence: 'licence_needed' });
const licence = 'JH/RAN/SEED/2024/157';

/** Cases of dealers' licences and of the prices of like goods. */
export const cropLicenceCases: Cases = {
  async 'seeds and fertilizers are listed with the licence of the dealer'(client) {
    const [seller] = await createUsers(client);
    for (const category of ['Seeds', 'Fertilizers']) {
      await expectError(client, createCrop, cropRequest(seller, { category }), needed);
      const empty = cropRequest(seller, { category, licence: ' ' });
      await expectError(client, createCrop, empty, needed);
      const crop = await listCrop(client, seller, { category, licence: ` ${licence} ` });
      expectSame(crop.licence, licence, category);
    }
    const onion = await listCrop(client, seller, { licence });
    expectSame(onion.licence, null, 'goods that need none keep none');
  },
  async 'a change of a listing keeps the licence that its category needs'(client) {
    const [seller] = await createUsers(client);
    const { _id: id } = await listCrop(client, seller);
    const own = { params: { id }, token: seller.token };
    const change = (body: object) => expectSuccess(client, updateCrop, { ...own, body });
    const refuse = (body: object) => expectError(client, updateCrop, { ...own, body }, needed);
    await refuse({ category: 'Seeds' });
    const { data: seeds } = await change({ category: 'Seeds', licence });
    expectSame([seeds.category, seeds.licence], ['Seeds', licence], 'both at once');
    await refuse({ licence: '' });
    const { data: dearer } = await change({ category: 'Fertilizers', price: 600 });
    expectSame(dearer.licence, licence, 'the licence that it has');
    expectSame((await change({ category: 'Crops' })).data.licence, null, 'needed no more');
    expectSame((await expectSuccess(client, getCrop, own)).data.licence, null, 'read again');
  },
  async 'the median of like listings is known from three on'(client) {
    const seller = await createUser(client);
    // A word that no other listing has.
    const name = unique('zq');
    const category = 'Fodder Crops';
    const ask = async (more: Record<string, string> = {}) => {
      const query = { name: `${name}`, category, ...more };
      return (await expectSuccess(client, getLikePrices, { query })).data;
    };
    expectSame(await ask(), { median: null, count: 0 }, 'none');
    const listed = [];
    for (const price of ['100', '300', '250.50', '900']) {
      listed.push(await listCrop(client, seller, { name: `${name} dry`, category, price }));
      if (listed.length === 2) expectSame(await ask(), { median: null, count: 2 }, 'two');
    }
    expectSame(await ask(), { median: 275.25, count: 4 }, 'of four');
    const dearest = listed.at(-1)?._id ?? '';
    expectSame(await ask({ except: dearest }), { median: 250.5, count: 3 }, 'without one');
    expectSame((await ask({ category: 'Crops' })).count, 0, 'another category');
    const paused = { params: { id: dearest }, token: seller.token, body: { isPaused: true } };
    await expectSuccess(client, updateCrop, paused);
    expectSame((await ask()).count, 3, 'paused');
  },
};

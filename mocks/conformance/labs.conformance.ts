import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { invalid } from './market.ts';

const { listLabs } = contract;
const notFound = (message: string) => ({ status: 404, code: 'not_found', message }) as const;

/** Cases of soil laboratories. */
export const labsCases: Cases = {
  async 'laboratories come nearest first from a position and from a PIN code'(client) {
    const position = { lat: '23.34', lon: '85.31', limit: '5' };
    const { data } = await expectSuccess(client, listLabs, { query: position });
    expectFields(data.origin ?? {}, { name: '', lat: 23.34, lon: 85.31, pointOf: 'position' });
    expectSame([data.labs.length, data.total], [5, 904], 'how many');
    const distances = data.labs.map(({ distanceKm }) => distanceKm ?? -1);
    expectSame(
      distances,
      [...distances].sort((one, other) => one - other),
      'nearest first',
    );
    expectFields(data.labs[0], { state: 'Jharkhand', district: 'Ranchi' });
    const ofPin = await expectSuccess(client, listLabs, { query: { pin: '834 001' } });
    expectFields(ofPin.data.origin ?? {}, { name: 'Ranchi', pointOf: 'pin code' });
    expectSame(ofPin.data.labs.length, 20, 'laboratories by default');
  },
  async 'laboratories of a state come by district, without distances'(client) {
    const { data } = await expectSuccess(client, listLabs, { query: { state: 'Goa' } });
    expectSame(data.origin, null, 'the origin');
    expectSame(data.labs.length, data.total, 'all of them');
    const districts = data.labs.map(({ district }) => district);
    expectSame(districts, [...districts].sort(), 'by district');
    expectSame(new Set(data.labs.map(({ distanceKm }) => distanceKm)).size, 1, 'no distance');
    const few = await expectSuccess(client, listLabs, { query: { state: 'goa', limit: '1' } });
    expectSame(few.data.labs, data.labs.slice(0, 1), 'the first one');
  },
  async 'a request for laboratories that leads nowhere says why'(client) {
    const fails = (query: Record<string, string>, error: Parameters<typeof expectError>[3]) =>
      expectError(client, listLabs, { query }, error);
    await fails(
      { pin: '991234' },
      notFound('This PIN code belongs to the Army Postal Service. Choose a state instead.'),
    );
    await fails(
      { pin: '299999' },
      notFound('No place has this PIN code. Check its digits or choose a state.'),
    );
    await fails(
      { state: 'Atlantis' },
      notFound('No state has this name. Write it in English, as in Uttar Pradesh.'),
    );
    await fails({ pin: '12345' }, invalid({ pin: 'wrong_format' }));
    await fails({ lat: '95', lon: '85' }, invalid({ lat: 'too_big' }));
    await fails({ state: 'Goa', limit: '201' }, invalid({ limit: 'too_big' }));
    await fails({ pin: '834001', near: 'me' }, invalid({ near: 'unknown_field' }));
  },
};

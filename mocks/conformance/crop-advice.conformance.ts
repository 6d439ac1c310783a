import { contract } from '@upaj/contract/contract';
import { type Cases, expectFields, expectSame, expectSuccess } from './client.ts';

const { recommendCrops } = contract;

/** Cases of the crop recommendation. */
export const cropAdviceCases: Cases = {
  async 'crops are ranked for a field, the best first, with reasons, bags and the gross at MSP'(
    client,
  ) {
    const body = { state: 'Punjab', season: 'rabi', water: 'assured', n: 210 } as const;
    const { data } = await expectSuccess(client, recommendCrops, { body });
    const [first] = data;
    expectFields(first ?? {}, { crop: 'wheat', yieldPerAcre: 14, sowingMonths: [11] });
    expectFields(first?.price ?? {}, { kind: 'msp', listings: 0 });
    expectSame(first?.ratings, { n: 'low', p: 'medium', k: 'medium' }, 'the ratings');
    expectSame(first?.nutrients?.bags, { urea: 2.5, dap: 1, mop: 0.5 }, 'the bags');
    const scores = data.map(({ score }) => score);
    const sorted = [...scores].sort((one, other) => other - one);
    expectSame(scores, sorted, 'the best first');
    const bajra = data.find(({ crop }) => crop === 'bajra');
    expectFields(bajra?.reasons[0] ?? {}, { about: 'season', isFor: false });
  },
};

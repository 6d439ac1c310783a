import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { blight, save, upload } from './leaf-forms.ts';
import { createUser, createUsers } from './users.ts';

const { listDiagnoses, changeDiagnosis, deleteDiagnosis } = contract;

const noDiagnosis = { status: 404, code: 'not_found', message: 'Diagnosis not found' } as const;

/** Cases of diagnoses that are kept on accounts. */
export const diagnosisCases: Cases = {
  async 'a diagnosis is kept with its pictures, told of later, and deleted'(client) {
    const user = await createUser(client);
    const [first, second] = [await upload(client, user), await upload(client, user)];
    const { _id: id, ...kept } = await save(client, user, { pictures: [second.id, first.id] });
    expectFields(kept, {
      crop: 'tomato',
      opinion: blight,
      progress: null,
      pictures: [second, first],
      madeAt: '2026-01-20T06:00:00.000Z',
    });
    const own = { params: { id }, token: user.token };
    const told = { ...own, body: { progress: 'worse' } };
    const changed = (await expectSuccess(client, changeDiagnosis, told)).data;
    expectSame(changed, { _id: id, ...kept, progress: 'worse' }, 'changed');
    const { data } = await expectSuccess(client, listDiagnoses, { token: user.token });
    expectSame(data, [changed], 'the list');
    await expectSuccess(client, deleteDiagnosis, own);
    await expectError(client, deleteDiagnosis, own, noDiagnosis);
    const after = await expectSuccess(client, listDiagnoses, { token: user.token });
    expectSame(after.data, [], 'nothing is left');
  },
  async "the newest diagnosis comes first, page by page, and none of another user's"(client) {
    const [user, [, other]] = [await createUser(client), await createUsers(client)];
    const days = ['02', '04', '03'];
    for (const day of days) await save(client, user, { madeAt: `2026-01-${day}T06:00:00.000Z` });
    const query = { limit: '2' };
    const first = await expectSuccess(client, listDiagnoses, { token: user.token, query });
    const rest = { token: user.token, query: { ...query, cursor: first.nextCursor ?? '' } };
    const last = await expectSuccess(client, listDiagnoses, rest);
    const seen = [...first.data, ...last.data].map(({ madeAt }) => madeAt.slice(8, 10));
    expectSame([seen, last.nextCursor], [['04', '03', '02'], null], 'in their order');
    const id = first.data[0]?._id ?? '';
    const theirs = { params: { id }, token: other.token };
    await expectError(client, deleteDiagnosis, theirs, noDiagnosis);
    const told = { ...theirs, body: { progress: 'better' } };
    await expectError(client, changeDiagnosis, told, noDiagnosis);
  },
};

import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { copyOf, feedback, save, upload } from './leaf-forms.ts';
import { createUser, createUsers, unknownId } from './users.ts';

const { sendLeafFeedback, listLeafFeedback, withdrawLeafFeedback } = contract;
const noFeedback = { status: 404, code: 'not_found', message: 'Feedback not found' } as const;
const invalid = (fields: Record<string, string>) =>
  ({ status: 400, code: 'validation_failed', fields }) as const;

/** Cases of "Was this right?": what is given for training, and withdrawn. */
export const leafFeedbackCases: Cases = {
  async 'pictures are given for training with consent alone, and taken back'(client) {
    const [user, [, other]] = [await createUser(client), await createUsers(client)];
    const { token } = user;
    const leaf = await upload(client, user);
    await save(client, user, { pictures: [leaf.id] });
    const wrong = feedback([leaf.id], { isRight: false, actual: null });
    const { data } = await expectSuccess(client, sendLeafFeedback, { token, body: wrong });
    const [copy] = (await copyOf(client, user)).leafFeedback;
    expectFields(copy, { crop: 'tomato', isRight: false, actual: 'healthy' });
    const own = { params: { id: data.id }, token };
    const { data: given } = await expectSuccess(client, listLeafFeedback, { token });
    const told = { _id: data.id, crop: 'tomato', isRight: false, actual: 'healthy' };
    expectFields(given[0], { ...told, pictures: [leaf] });
    const theirs = await expectSuccess(client, listLeafFeedback, { token: other.token });
    expectSame([given.length, theirs.data], [1, []], 'of its owner alone');
    await expectError(client, withdrawLeafFeedback, { ...own, token: other.token }, noFeedback);
    await expectSuccess(client, withdrawLeafFeedback, own);
    await expectError(client, withdrawLeafFeedback, own, noFeedback);
    const left = await copyOf(client, user);
    expectSame(left.leafFeedback, [], 'withdrawn');
    expectSame(left.diagnoses[0]?.pictures.length, 1, 'the diagnosis keeps its picture');
    const reasons: readonly (readonly [object, Record<string, string>])[] = [
      [{ isConsented: false }, { isConsented: 'wrong_choice' }],
      [{ pictures: [] }, { pictures: 'too_few' }],
      [{ pictures: [unknownId] }, { pictures: 'unknown_picture' }],
      [{ crop: 'cactus' }, { crop: 'wrong_choice' }],
      [{ actual: 'wheat-loose-smut' }, { actual: 'wrong_choice' }],
    ];
    for (const [change, fields] of reasons) {
      const body = feedback([leaf.id], change);
      await expectError(client, sendLeafFeedback, { token, body }, invalid(fields));
    }
  },
  async 'what was given for training is listed page by page, until it is withdrawn'(client) {
    const user = await createUser(client);
    const { token } = user;
    const sent: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const body = feedback([(await upload(client, user)).id]);
      sent.push((await expectSuccess(client, sendLeafFeedback, { token, body })).data.id);
    }
    const query = { limit: '2' };
    const first = await expectSuccess(client, listLeafFeedback, { token, query });
    const rest = { token, query: { ...query, cursor: first.nextCursor ?? '' } };
    const last = await expectSuccess(client, listLeafFeedback, rest);
    const seen = [...first.data, ...last.data].map(({ _id }) => _id);
    expectSame([seen.toSorted(), last.nextCursor], [sent.toSorted(), null], 'each one once');
    await expectSuccess(client, withdrawLeafFeedback, { params: { id: seen[0] ?? '' }, token });
    const left = await expectSuccess(client, listLeafFeedback, { token });
    expectSame(
      left.data.map(({ _id }) => _id),
      seen.slice(1),
      'without the withdrawn one',
    );
    const wrong = { token, query: { cursor: 'zzz' } };
    await expectError(client, listLeafFeedback, wrong, invalid({ cursor: 'wrong_cursor' }));
  },
};

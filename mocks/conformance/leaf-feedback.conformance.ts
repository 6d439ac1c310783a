import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { feedback, save, upload } from './leaf-forms.ts';
import { createUser, createUsers } from './users.ts';

const { sendLeafFeedback, listLeafFeedback, withdrawLeafFeedback } = contract;
const noFeedback = { status: 404, code: 'not_found', message: 'Feedback not found' } as const;

/** Cases of "Was this right?": what is given for training, and withdrawn. */
export const leafFeedbackCases: Cases = {
  async 'pictures are given for training, and taken back'(client) {
    const [user, [, other]] = [await createUser(client), await createUsers(client)];
    const { token } = user;
    const leaf = await upload(client, user);
    await save(client, user, { pictures: [leaf.id] });
    const wrong = feedback([leaf.id], { isRight: false, actual: null });
    const { data } = await expectSuccess(client, sendLeafFeedback, { token, body: wrong });
    const own = { params: { id: data.id }, token };
    const { data: given } = await expectSuccess(client, listLeafFeedback, { token });
    const told = { _id: data.id, crop: 'tomato', isRight: false, actual: 'healthy' };
    expectFields(given[0], { ...told, pictures: [leaf] });
    const theirs = await expectSuccess(client, listLeafFeedback, { token: other.token });
    expectSame([given.length, theirs.data], [1, []], 'of its owner alone');
    await expectError(client, withdrawLeafFeedback, { ...own, token: other.token }, noFeedback);
    await expectSuccess(client, withdrawLeafFeedback, own);
    await expectError(client, withdrawLeafFeedback, own, noFeedback);
    expectSame((await expectSuccess(client, listLeafFeedback, { token })).data, [], 'withdrawn');
    const [diagnosis] = (await expectSuccess(client, contract.listDiagnoses, { token })).data;
    expectSame(diagnosis?.pictures.length, 1, 'the diagnosis keeps its picture');
  },
};

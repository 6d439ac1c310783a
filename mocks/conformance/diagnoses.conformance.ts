import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { picture } from './crop-form.ts';
import { blight, copyOf, diagnosis, feedback, save, upload } from './leaf-forms.ts';
import { createUser, createUsers, unique, unknownId } from './users.ts';

const { addLeafPicture, saveDiagnosis, listDiagnoses, changeDiagnosis, deleteDiagnosis } = contract;
const { sendLeafFeedback, listLeafFeedback, withdrawLeafFeedback } = contract;
const notSignedIn = { status: 401, code: 'not_signed_in' } as const;
const mismatch = { status: 422, code: 'idempotency_mismatch' } as const;
const noDiagnosis = { status: 404, code: 'not_found', message: 'Diagnosis not found' } as const;
const invalid = (fields: Record<string, string>) =>
  ({ status: 400, code: 'validation_failed', fields }) as const;

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
    const [copy] = (await copyOf(client, user)).diagnoses;
    expectFields(copy, { crop: 'tomato', diseaseId: 'tomato-late-blight', outcome: 'disease' });
    expectSame(copy?.pictures.length, 2, 'pictures of the copy');
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
    const wrong = { token: user.token, query: { cursor: 'zzz' } };
    await expectError(client, listDiagnoses, wrong, invalid({ cursor: 'wrong_cursor' }));
  },
  async 'a diagnosis names only what the facts have'(client) {
    const [user, other] = await createUsers(client);
    const strange = await upload(client, other);
    const wheat = { ...blight, diseaseId: 'wheat-loose-smut' };
    const nameless = { ...blight, diseaseId: null };
    const unlikely = { ...blight, likely: [{ diseaseId: 'purple-pox', share: 0.1 }] };
    const own = await upload(client, user);
    const reasons: readonly (readonly [object, Record<string, string>])[] = [
      [{ crop: 'cactus' }, { crop: 'wrong_choice' }],
      [{ opinion: wheat }, { 'opinion.diseaseId': 'wrong_choice' }],
      [{ opinion: nameless }, { 'opinion.diseaseId': 'wrong_choice' }],
      [{ opinion: unlikely }, { 'opinion.likely': 'wrong_choice' }],
      [{ signs: ['purple-spots'] }, { signs: 'wrong_choice' }],
      [{ pictures: [strange.id] }, { pictures: 'unknown_picture' }],
      [{ pictures: [own.id, own.id] }, { pictures: 'repeated' }],
    ];
    const { token } = user;
    for (const [change, fields] of reasons) {
      const body = diagnosis(change);
      await expectError(client, saveDiagnosis, { token, body }, invalid(fields));
    }
    await save(client, user, { pictures: [own.id] });
    const again = { token, body: diagnosis({ pictures: [own.id] }) };
    await expectError(client, saveDiagnosis, again, invalid({ pictures: 'unknown_picture' }));
  },
  async 'a diagnosis from a phone with a wrong clock is of today'(client) {
    const user = await createUser(client);
    const began = new Date(Date.now() - 60_000).toISOString();
    for (const madeAt of ['1970-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']) {
      const kept = await save(client, user, { madeAt });
      expectSame([kept.madeAt > began, kept.madeAt < '2999'], [true, true], kept.madeAt);
    }
  },
  async 'what is sent twice with one idempotency key is kept once'(client) {
    const user = await createUser(client);
    const { token } = user;
    const headers = { 'idempotency-key': unique('leaf') };
    const uploaded = { token, headers, files: [picture] };
    const first = await expectSuccess(client, addLeafPicture, uploaded);
    const second = await expectSuccess(client, addLeafPicture, uploaded);
    expectSame(second, first, 'the first picture');
    const kept = {
      token,
      headers: { 'idempotency-key': unique('leaf') },
      body: diagnosis({ pictures: [first.data.id] }),
    };
    const saved = await expectSuccess(client, saveDiagnosis, kept);
    expectSame(await expectSuccess(client, saveDiagnosis, kept), saved, 'the first diagnosis');
    const other = { ...kept, body: diagnosis() };
    await expectError(client, saveDiagnosis, other, mismatch);
    const body = feedback([first.data.id]);
    const given = { token, body, headers: { 'idempotency-key': unique('leaf') } };
    const sent = await expectSuccess(client, sendLeafFeedback, given);
    expectSame(await expectSuccess(client, sendLeafFeedback, given), sent, 'the first feedback');
    const changed = { ...given, body: { ...body, isRight: false } };
    await expectError(client, sendLeafFeedback, changed, mismatch);
  },
  async 'diagnoses are for people who are signed in, and their requests are checked'(client) {
    const [{ token }] = await createUsers(client);
    const params = { id: unknownId };
    const guests = [
      [addLeafPicture, { files: [picture] }],
      [saveDiagnosis, { body: diagnosis() }],
      [listDiagnoses, {}],
      [changeDiagnosis, { params, body: { progress: 'same' } }],
      [deleteDiagnosis, { params }],
      [sendLeafFeedback, { body: feedback([unknownId]) }],
      [listLeafFeedback, {}],
      [withdrawLeafFeedback, { params }],
    ] as const;
    for (const [endpoint, sent] of guests) await expectError(client, endpoint, sent, notSignedIn);
    const own = { params, token };
    const odd = { ...own, body: { progress: 'dead' } };
    await expectError(client, changeDiagnosis, odd, invalid({ progress: 'wrong_choice' }));
    const badId = { params: { id: 'x' }, token };
    for (const endpoint of [deleteDiagnosis, withdrawLeafFeedback])
      await expectError(client, endpoint, badId, invalid({ id: 'wrong_uuid' }));
    const text = { name: 'leaf.jpg', bytes: new TextEncoder().encode('no picture') };
    const big = { name: 'leaf.jpg', bytes: new Uint8Array(10_000_001) };
    const requests = [
      [{ token, files: [] }, invalid({ images: 'required' })],
      [
        { token, files: [text] },
        { status: 422, code: 'bad_picture' },
      ],
      [
        { token, files: [big] },
        { status: 413, code: 'too_large', fields: { images: 'too_large' } },
      ],
      [
        { token, body: {} },
        { status: 415, code: 'unsupported_media_type' },
      ],
    ] as const;
    for (const [request, error] of requests)
      await expectError(client, addLeafPicture, request, error);
  },
};

import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { addComment, beginThread, closed, openForum, threadForm, uniqueWord } from './forum.ts';
import { invalid } from './market.ts';
import { unknownId } from './users.ts';

const { createThread, getThread, listThreads, listPopularThreads, listMyThreads } = contract;
const { listSimilarThreads, listHashtags } = contract;
const idsOf = (found: { data: readonly { _id: string }[] }) => found.data.map(({ _id }) => _id);

/** Cases of discussions as they are begun and listed. */
export const threadsCases: Cases = {
  async 'a discussion is begun, and everybody reads it'(client) {
    const { asker } = await openForum(client);
    const word = uniqueWord();
    const body = threadForm(asker, {
      title: `  Who   grows ${word}? `,
      crop: 'onion',
      content: `First line #${word} #Mandi\n\n\n\nlast line #mandi`,
    });
    const { data } = await expectSuccess(client, createThread, { token: asker.token, body });
    expectFields(data, { title: `Who grows ${word}?`, userId: asker.id, crop: 'onion' });
    expectFields(data, { content: `First line #${word} #Mandi\n\nlast line #mandi` });
    expectFields(data, { username: 'Asha Kumari', hashtag: word, hashtags: [word, 'mandi'] });
    expectFields(data, { likes: [], likeCount: 0, isLiked: false, comments: [], pictures: [] });
    expectFields(data, { commentCount: 0, commentDesc: [], nextCursor: null, hasAnswer: false });
    expectFields(data, { editedAt: null, isDeleted: false, isHidden: false, isMuted: false });
    expectFields(data, { isByNewcomer: true, acceptedAnswer: null, profilePic: null });
    const params = { id: data._id };
    expectSame((await expectSuccess(client, getThread, { params })).data, data, 'read again');
    await expectError(client, getThread, { params: { id: unknownId } }, closed.noThread);
  },
  async 'a discussion has visible texts and own pictures, and no suspended author'(client) {
    const { asker, suspended } = await openForum(client);
    const { token } = asker;
    const sent = (change: Record<string, unknown>) => ({
      token,
      body: threadForm(asker, change),
    });
    // A family is one character: texts are counted as a reader counts them.
    const longest = { title: '👨‍👩‍👧‍👦'.repeat(6), content: 'क्षि'.repeat(10_000) };
    await expectSuccess(client, createThread, sent(longest));
    const none = { title: undefined, content: '\u200B\u200B' };
    const missing = invalid({ title: 'required', content: 'required' });
    await expectError(client, createThread, sent(none), missing);
    const ofNone = sent({ pictures: [unknownId] });
    await expectError(client, createThread, ofNone, invalid({ pictures: 'unknown_picture' }));
    const ofSuspended = { token: suspended.token, body: threadForm(suspended) };
    await expectError(client, createThread, ofSuspended, closed.suspended);
  },
  async 'contact details are posted with consent alone, and shown to signed-in users'(client) {
    const { asker, reader, moderator } = await openForum(client);
    const word = uniqueWord();
    const body = threadForm(asker, {
      title: `Call 98765 43210 about ${word}`,
      content: `${word}: asha@example.com, asha@upi, 2345 6789 0124`,
    });
    const asked = invalid({ title: 'contact_consent', content: 'contact_consent' });
    const { token } = asker;
    await expectError(client, createThread, { token, body }, asked);
    const sent = { token, body: { ...body, showsContacts: true } };
    const { data } = await expectSuccess(client, createThread, sent);
    const params = { id: data._id };
    const read = async (as: { token?: string }) => {
      const found = (await expectSuccess(client, getThread, { params, token: as.token })).data;
      return [found.title, found.content];
    };
    const mask = '••••••';
    const masked = [`Call ${mask} about ${word}`, `${word}: ${mask}, ${mask}, ${mask}`];
    expectSame(await read({}), masked, 'for visitors');
    const ofReader = [body.title, body.content.replace('2345 6789 0124', mask)];
    expectSame(await read(reader), ofReader, 'for signed-in users');
    for (const insider of [asker, moderator])
      expectSame(await read(insider), [body.title, body.content], 'for author and moderator');
    const { data: listed } = await expectSuccess(client, listThreads, { query: { q: word } });
    expectSame([listed[0]?.title, listed[0]?.content], masked, 'in lists');
  },
  async 'discussions are found by words, hashtag, crop and whether they are answered'(client) {
    const { asker, reader } = await openForum(client);
    const [hashtag, word] = [uniqueWord(), uniqueWord()];
    const content = `Something about ${word} #${hashtag}`;
    const older = await beginThread(client, asker, { content, crop: 'wheat' });
    const newer = await beginThread(client, reader, { content: `${content} again` });
    await addComment(client, reader, older);
    const find = async (endpoint: typeof listThreads | typeof listPopularThreads, query: object) =>
      idsOf(await expectSuccess(client, endpoint, { query: { hashtag, ...query } }));
    const both = [newer._id, older._id];
    expectSame(await find(listThreads, {}), both, 'the newest first');
    expectSame(await find(listThreads, { q: word }), both, 'by a word');
    expectSame(await find(listThreads, { hashtag: hashtag.toUpperCase() }), both, 'in capitals');
    expectSame(await find(listThreads, { sort: 'activity' }), both.toReversed(), 'written in');
    expectSame(await find(listPopularThreads, {}), both.toReversed(), 'by likes and comments');
    expectSame(await find(listThreads, { crop: 'wheat' }), [older._id], 'by crop');
    expectSame(await find(listThreads, { unanswered: 'true' }), [newer._id], 'unanswered');
    expectSame(await find(listThreads, { q: uniqueWord() }), [], 'by another word');
    const { data } = await expectSuccess(client, listHashtags);
    const uses = data.map(({ count }) => count);
    expectSame(
      uses,
      uses.toSorted((left, right) => right - left),
      'the most used first',
    );
  },
  async 'a list comes page by page, in brief where it is asked to'(client) {
    const { asker, reader } = await openForum(client);
    const hashtag = uniqueWord();
    const long = (word: string) => `#${hashtag} ${word} ${'भाव '.repeat(200)}`;
    const threads = [];
    for (const word of [uniqueWord(), uniqueWord(), uniqueWord()])
      threads.unshift(await beginThread(client, asker, { content: long(word) }));
    const [newest] = threads;
    if (!newest) throw new Error('there are three discussions');
    const older = threads.slice(1).map(({ _id }) => _id);
    const comment = await addComment(client, reader, newest);
    for (const endpoint of [listThreads, listPopularThreads]) {
      const query = { hashtag, limit: '2', brief: 'true' };
      const first = await expectSuccess(client, endpoint, { query });
      const cursor = first.nextCursor ?? '';
      const rest = await expectSuccess(client, endpoint, { query: { ...query, cursor } });
      const [top, ...others] = [...idsOf(first), ...idsOf(rest)];
      // Without a like or a comment the order within one second is left to the server.
      expectSame([top, ...others.toSorted()], [newest._id, ...older.toSorted()], 'two pages');
      expectSame(rest.nextCursor, null, 'the last page');
      const { content = '', comments, commentCount } = first.data[0] ?? {};
      const length = [...new Intl.Segmenter().segment(content)].length;
      expectSame([length <= 201, comments, commentCount], [true, [], 1], 'in brief');
    }
    const [whole] = (await expectSuccess(client, listThreads, { query: { hashtag } })).data;
    expectFields(whole, { content: newest.content, comments: [comment._id], commentDesc: [] });
  },
  async "one's own discussions are one's own list"(client) {
    const { asker } = await openForum(client);
    const thread = await beginThread(client, asker);
    const own = { params: { userId: asker.id }, token: asker.token };
    const found = await expectSuccess(client, listMyThreads, { ...own, query: { limit: '1' } });
    expectSame(idsOf(found), [thread._id], 'the newest');
  },
  async 'what was asked already is shown while a title is typed'(client) {
    const { asker } = await openForum(client);
    const { _id, title } = await beginThread(client, asker);
    const { data } = await expectSuccess(client, listSimilarThreads, { query: { title } });
    expectSame(data[0], { _id, title, commentCount: 0, hasAnswer: false }, 'the same question');
    await beginThread(client, asker, { title: `${title} a b c d` });
    const noWords = await expectSuccess(client, listSimilarThreads, {
      query: { title: 'a b c d' },
    });
    expectSame(noWords.data, [], 'letters are no question');
  },
};

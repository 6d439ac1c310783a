import type { QueryOf, ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import type {
  addThreadPicture,
  createThread,
  listHashtags,
  listMyThreads,
  listPopularThreads,
  listSimilarThreads,
  listThreads,
} from '@upaj/contract/threads.endpoints';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

type ThreadPage = ReplyOf<typeof listThreads>;

/** Filters and order of all discussions. */
type ThreadListFilter = Omit<QueryOf<typeof listThreads>, 'cursor'>;
/** Filters of the popular ones, and of one's own. */
type PlainFilter = Omit<QueryOf<typeof listPopularThreads>, 'cursor'>;

/** Whose discussions, and which. */
interface OwnThreadFilter extends PlainFilter {
  userId: string;
}

/** A discussion to be created. */
interface NewThreadRequest extends RequestOf<typeof createThread> {
  /** The same for every attempt to send one discussion, so that it is created once. */
  idempotencyKey: string;
}

/** A picture on its way to the server. */
interface PictureUpload {
  form: FormData;
  /** The same for every attempt to send one picture. */
  idempotencyKey: string;
  /** Sends the form and reports how much of it has been sent. */
  fetchFn: typeof fetch;
}

const listRequest = request<typeof listThreads>('GET', '/api/v1/tweets');
const popularRequest = request<typeof listPopularThreads>('GET', '/api/v1/threads/popular');
const ownRequest = request<typeof listMyThreads>('GET', '/api/v1/threads/mytweets/:userId');
const createRequest = request<typeof createThread>('POST', '/api/v1/tweets');
const pictureRequest = request<typeof addThreadPicture>('POST', '/api/v1/tweets/pictures');

/** Every list of discussions. */
export const threadListTag = { type: 'Thread', id: 'LIST' } as const;

const pageByKey = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: ThreadPage) => nextCursor ?? undefined,
};
const tagsOf = (lists?: { pages: readonly ThreadPage[] }) => [
  threadListTag,
  ...(lists?.pages ?? []).flatMap(({ data }) =>
    data.map(({ _id }) => ({ type: 'Thread' as const, id: _id })),
  ),
];

export const threadsApi = api.enhanceEndpoints({ addTagTypes: ['Thread'] }).injectEndpoints({
  endpoints: (build) => ({
    listThreads: build.infiniteQuery<ThreadPage, ThreadListFilter, string>({
      infiniteQueryOptions: pageByKey,
      query: ({ queryArg, pageParam }) =>
        listRequest({ query: { ...queryArg, cursor: pageParam || undefined } }),
      extraOptions: { isLastSeenKept: true },
      providesTags: tagsOf,
    }),
    listPopularThreads: build.infiniteQuery<ThreadPage, PlainFilter, string>({
      infiniteQueryOptions: pageByKey,
      query: ({ queryArg, pageParam }) =>
        popularRequest({ query: { ...queryArg, cursor: pageParam || undefined } }),
      extraOptions: { isLastSeenKept: true },
      providesTags: tagsOf,
    }),
    listMyThreads: build.infiniteQuery<ThreadPage, OwnThreadFilter, string>({
      infiniteQueryOptions: pageByKey,
      query: ({ queryArg: { userId, ...query }, pageParam }) =>
        ownRequest({ params: { userId }, query: { ...query, cursor: pageParam || undefined } }),
      extraOptions: { isLastSeenKept: true },
      providesTags: tagsOf,
    }),
    listSimilarThreads: build.query<
      ReplyOf<typeof listSimilarThreads>,
      RequestOf<typeof listSimilarThreads>
    >({
      query: request<typeof listSimilarThreads>('GET', '/api/v1/threads/similar'),
    }),
    listHashtags: build.query<ReplyOf<typeof listHashtags>, RequestOf<typeof listHashtags>>({
      query: request<typeof listHashtags>('GET', '/api/v1/threads/hashtags'),
      extraOptions: { isLastSeenKept: true },
      providesTags: [threadListTag],
    }),
    createThread: build.mutation<ReplyOf<typeof createThread>, NewThreadRequest>({
      query: ({ body, idempotencyKey }) => ({
        ...createRequest({ body }),
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: (reply) => (reply ? [threadListTag] : []),
    }),
    addThreadPicture: build.mutation<ReplyOf<typeof addThreadPicture>, PictureUpload>({
      query: ({ form, idempotencyKey, fetchFn }) => ({
        ...pictureRequest({ body: form }),
        headers: { 'idempotency-key': idempotencyKey },
        fetchFn,
      }),
    }),
  }),
});

export const {
  useListThreadsInfiniteQuery,
  useListPopularThreadsInfiniteQuery,
  useListMyThreadsInfiniteQuery,
  useListSimilarThreadsQuery,
  useListHashtagsQuery,
} = threadsApi;

import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import type {
  createAppeal,
  createReport,
  decideAppeal,
  getModerationState,
  listModerationActions,
  listModerationCases,
  listModerationNotices,
  moderate,
} from '@upaj/contract/moderation.endpoints';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

/** What a moderator does. */
interface ModerationRequest extends RequestOf<typeof moderate> {
  /** The same for every attempt at one action, so that it is done once. */
  idempotencyKey: string;
}

type Actions = ReplyOf<typeof listModerationActions>;
type Cases = ReplyOf<typeof listModerationCases>;
type Filter = Record<never, never>;

const casesRequest = request<typeof listModerationCases>('GET', '/api/v1/moderation/queue');
const actionsRequest = request<typeof listModerationActions>('GET', '/api/v1/moderation/actions');
const noticesRequest = request<typeof listModerationNotices>('GET', '/api/v1/moderation/notices');
const moderateRequest = request<typeof moderate>('POST', '/api/v1/moderation/actions');

const stateTag = { type: 'Moderation', id: 'STATE' } as const;
const queueTag = { type: 'Moderation', id: 'QUEUE' } as const;
const logTag = { type: 'Moderation', id: 'LOG' } as const;
const noticesTag = { type: 'Moderation', id: 'NOTICES' } as const;
/** What an action of a moderator changes. */
const actionTags = [stateTag, queueTag, logTag] as const;

const pageByKey = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};

export const moderationApi = api
  .enhanceEndpoints({ addTagTypes: ['Moderation', 'Thread'] })
  .injectEndpoints({
    endpoints: (build) => ({
      createReport: build.mutation<ReplyOf<typeof createReport>, RequestOf<typeof createReport>>({
        query: request<typeof createReport>('POST', '/api/v1/reports'),
      }),
      getModerationState: build.query<
        ReplyOf<typeof getModerationState>,
        RequestOf<typeof getModerationState>
      >({
        query: request<typeof getModerationState>('GET', '/api/v1/moderation/state'),
        providesTags: [stateTag],
      }),
      listModerationCases: build.infiniteQuery<Cases, Filter, string>({
        infiniteQueryOptions: pageByKey,
        query: ({ pageParam }) => casesRequest({ query: { cursor: pageParam || undefined } }),
        providesTags: [queueTag],
      }),
      listModerationActions: build.infiniteQuery<Actions, Filter, string>({
        infiniteQueryOptions: pageByKey,
        query: ({ pageParam }) => actionsRequest({ query: { cursor: pageParam || undefined } }),
        providesTags: [logTag],
      }),
      moderate: build.mutation<ReplyOf<typeof moderate>, ModerationRequest>({
        query: ({ body, idempotencyKey }) => ({
          ...moderateRequest({ body }),
          headers: { 'idempotency-key': idempotencyKey },
        }),
        // After an error the case may have been settled by someone else.
        invalidatesTags: [...actionTags, 'Thread'],
      }),
      listModerationNotices: build.infiniteQuery<Actions, Filter, string>({
        infiniteQueryOptions: pageByKey,
        query: ({ pageParam }) => noticesRequest({ query: { cursor: pageParam || undefined } }),
        providesTags: [noticesTag],
      }),
      createAppeal: build.mutation<ReplyOf<typeof createAppeal>, RequestOf<typeof createAppeal>>({
        query: request<typeof createAppeal>('POST', '/api/v1/moderation/actions/:id/appeal'),
        invalidatesTags: (reply) => (reply ? [noticesTag] : []),
      }),
      decideAppeal: build.mutation<ReplyOf<typeof decideAppeal>, RequestOf<typeof decideAppeal>>({
        query: request<typeof decideAppeal>('POST', '/api/v1/moderation/actions/:id/decision'),
        invalidatesTags: [...actionTags, 'Thread'],
      }),
    }),
  });

export const {
  useCreateReportMutation,
  useGetModerationStateQuery,
  useListModerationCasesInfiniteQuery,
  useListModerationActionsInfiniteQuery,
  useModerateMutation,
  useListModerationNoticesInfiniteQuery,
  useCreateAppealMutation,
  useDecideAppealMutation,
} = moderationApi;

import type {
  addLeafPicture,
  changeDiagnosis,
  deleteDiagnosis,
  getLeafService,
  listDiagnoses,
  listLeafFeedback,
  predictDisease,
  saveDiagnosis,
  sendLeafFeedback,
  withdrawLeafFeedback,
} from '@upaj/contract/disease.endpoints';
import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

/** Pictures on their way to the server, in a form. */
export interface LeafUpload {
  form: FormData;
  /** Sends the form and reports how much of it has been sent. */
  fetchFn: typeof fetch;
}

/** A request that the server fulfils once, however often it arrives. */
type Once<R> = R & { idempotencyKey: string };

const predictRequest = request<typeof predictDisease>('POST', '/upload');
const pictureRequest = request<typeof addLeafPicture>('POST', '/api/v1/diagnoses/pictures');
const saveRequest = request<typeof saveDiagnosis>('POST', '/api/v1/diagnoses');
const listRequest = request<typeof listDiagnoses>('GET', '/api/v1/diagnoses');
const givenRequest = request<typeof listLeafFeedback>('GET', '/api/v1/diagnoses/feedback');
const feedbackRequest = request<typeof sendLeafFeedback>('POST', '/api/v1/diagnoses/feedback');

export const diseaseApi = api
  .enhanceEndpoints({ addTagTypes: ['Diagnosis', 'LeafFeedback'] })
  .injectEndpoints({
    endpoints: (build) => ({
      predictDisease: build.mutation<ReplyOf<typeof predictDisease>, LeafUpload>({
        query: ({ form, fetchFn }) => ({ ...predictRequest({ body: form }), fetchFn }),
      }),
      getLeafService: build.query<ReplyOf<typeof getLeafService>, RequestOf<typeof getLeafService>>(
        {
          query: request<typeof getLeafService>('GET', '/api/v1/diagnoses/service'),
        },
      ),

      addLeafPicture: build.mutation<ReplyOf<typeof addLeafPicture>, Once<LeafUpload>>({
        query: ({ form, fetchFn, idempotencyKey }) => ({
          ...pictureRequest({ body: form }),
          headers: { 'idempotency-key': idempotencyKey },
          fetchFn,
        }),
      }),
      saveDiagnosis: build.mutation<
        ReplyOf<typeof saveDiagnosis>,
        Once<RequestOf<typeof saveDiagnosis>>
      >({
        query: ({ idempotencyKey, ...parts }) => ({
          ...saveRequest(parts),
          headers: { 'idempotency-key': idempotencyKey },
        }),
        invalidatesTags: (reply) => (reply ? ['Diagnosis'] : []),
      }),
      listDiagnoses: build.infiniteQuery<
        ReplyOf<typeof listDiagnoses>,
        Record<never, never>,
        string
      >({
        infiniteQueryOptions: {
          initialPageParam: '',
          getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
        },
        query: ({ pageParam }) => listRequest({ query: { cursor: pageParam || undefined } }),
        extraOptions: { isLastSeenKept: true },
        providesTags: ['Diagnosis'],
      }),
      changeDiagnosis: build.mutation<
        ReplyOf<typeof changeDiagnosis>,
        RequestOf<typeof changeDiagnosis>
      >({
        query: request<typeof changeDiagnosis>('PATCH', '/api/v1/diagnoses/:id'),
        invalidatesTags: (reply) => (reply ? ['Diagnosis'] : []),
      }),
      deleteDiagnosis: build.mutation<
        ReplyOf<typeof deleteDiagnosis>,
        RequestOf<typeof deleteDiagnosis>
      >({
        query: request<typeof deleteDiagnosis>('DELETE', '/api/v1/diagnoses/:id'),
        invalidatesTags: (reply) => (reply ? ['Diagnosis'] : []),
      }),

      sendLeafFeedback: build.mutation<
        ReplyOf<typeof sendLeafFeedback>,
        Once<RequestOf<typeof sendLeafFeedback>>
      >({
        query: ({ idempotencyKey, ...parts }) => ({
          ...feedbackRequest(parts),
          headers: { 'idempotency-key': idempotencyKey },
        }),
        invalidatesTags: (reply) => (reply ? ['LeafFeedback'] : []),
      }),
      // It is not kept for the next visit: what was withdrawn elsewhere must not come back.
      listLeafFeedback: build.infiniteQuery<
        ReplyOf<typeof listLeafFeedback>,
        Record<never, never>,
        string
      >({
        infiniteQueryOptions: {
          initialPageParam: '',
          getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
        },
        query: ({ pageParam }) => givenRequest({ query: { cursor: pageParam || undefined } }),
        providesTags: ['LeafFeedback'],
      }),
      withdrawLeafFeedback: build.mutation<
        ReplyOf<typeof withdrawLeafFeedback>,
        RequestOf<typeof withdrawLeafFeedback>
      >({
        query: request<typeof withdrawLeafFeedback>('DELETE', '/api/v1/diagnoses/feedback/:id'),
        invalidatesTags: (reply) => (reply ? ['LeafFeedback'] : []),
      }),
    }),
  });

export const {
  useListDiagnosesInfiniteQuery,
  useListLeafFeedbackInfiniteQuery,
  useSaveDiagnosisMutation,
  useSendLeafFeedbackMutation,
  useWithdrawLeafFeedbackMutation,
} = diseaseApi;

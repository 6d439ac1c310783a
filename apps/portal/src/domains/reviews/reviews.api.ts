import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import type {
  answerReview,
  createReview,
  listReviews,
  updateReview,
} from '@upaj/contract/reviews.endpoints';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

/** The answer to a review of a listing. */
type ReviewAnswered = RequestOf<typeof answerReview> & { cropId: string };

/** Reviews at a time: more would push the end of the page out of reach of a thumb. */
const limit = '8';

const listRequest = request<typeof listReviews>('GET', '/api/v1/crops/:id/reviews');
const answerRequest = request<typeof answerReview>('POST', '/api/v1/reviews/:id/answer');

export const reviewsApi = api
  .enhanceEndpoints({ addTagTypes: ['Crop', 'Review'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listReviews: build.infiniteQuery<ReplyOf<typeof listReviews>, string, string>({
        infiniteQueryOptions: {
          initialPageParam: '',
          getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
        },
        query: ({ queryArg: id, pageParam }) =>
          listRequest({ params: { id }, query: { limit, cursor: pageParam || undefined } }),
        providesTags: ['Review'],
      }),
      createReview: build.mutation<ReplyOf<typeof createReview>, RequestOf<typeof createReview>>({
        query: request<typeof createReview>('POST', '/api/v1/crops/:id/reviews'),
        invalidatesTags: (reply, _error, { params }) =>
          reply ? ['Review', { type: 'Crop', id: params.id }] : [],
      }),
      updateReview: build.mutation<ReplyOf<typeof updateReview>, RequestOf<typeof updateReview>>({
        query: request<typeof updateReview>('PATCH', '/api/v1/reviews/:id'),
        invalidatesTags: (reply) => (reply ? ['Review', 'Crop'] : []),
      }),
      answerReview: build.mutation<ReplyOf<typeof answerReview>, ReviewAnswered>({
        query: ({ params, body }) => answerRequest({ params, body }),
        async onQueryStarted({ cropId }, { dispatch, queryFulfilled }) {
          const reply = await queryFulfilled.catch(() => undefined);
          if (!reply) return;
          const { data: answered } = reply.data;
          dispatch(
            reviewsApi.util.updateQueryData('listReviews', cropId, ({ pages }) => {
              const review = pages
                .flatMap(({ data }) => data)
                .find(({ _id }) => _id === answered._id);
              if (review) Object.assign(review, answered);
            }),
          );
        },
      }),
    }),
  });

export const {
  useListReviewsInfiniteQuery,
  useCreateReviewMutation,
  useUpdateReviewMutation,
  useAnswerReviewMutation,
} = reviewsApi;

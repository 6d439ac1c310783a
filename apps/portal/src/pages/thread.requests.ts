import { commentsApi } from '../domains/threads/comments.api.ts';
import { type FirstRequests, marked } from '../shared/transport/first-request.ts';

/** The discussion with its first comments. */
export const requests: FirstRequests = (_query, { id = '' }) => [
  marked(commentsApi.endpoints.getThread.initiate({ params: { id } })),
];

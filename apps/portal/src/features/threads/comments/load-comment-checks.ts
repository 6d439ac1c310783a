import { retryImport } from '../../../shared/loading/retry-import.ts';

/** An empty form needs no checks: they come with the first letter. */
export const loadCommentChecks = () => retryImport(() => import('./comment-checks.tsx'));

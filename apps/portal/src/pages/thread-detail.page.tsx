import { Navigate, useLocation } from 'react-router-dom';
import { BackToDiscussions } from '../features/threads/detail/back-to-discussions.tsx';
import { ThreadDetail } from '../features/threads/detail/thread-detail.tsx';
import { threadIn } from '../features/threads/detail/thread-state.ts';
import { paths } from '../shared/paths.ts';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';

/** /discussions/thread-detail: the discussion of the navigation state; without one, the list. */
export default function ThreadDetailPage() {
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  const thread = threadIn(state);
  if (isHydrated && !thread) return <Navigate to={paths.discussions.href()} replace />;
  return (
    <div className="grid gap-3 md:gap-4">
      <BackToDiscussions />
      <ThreadDetail id={thread?._id ?? ''} state={state} />
    </div>
  );
}

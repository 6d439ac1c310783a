import { useLocation, useParams } from 'react-router-dom';
import { BackToDiscussions } from '../features/threads/detail/back-to-discussions.tsx';
import { ThreadDetail } from '../features/threads/detail/thread-detail.tsx';

/** /discussions/{id}: one discussion. */
export default function ThreadPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  return (
    <div className="grid gap-3 md:gap-4">
      <BackToDiscussions />
      <ThreadDetail id={id} state={state} />
    </div>
  );
}

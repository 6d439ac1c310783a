import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import seedling from '@upaj/ui/pictures/seedling.svg?no-inline';
import { useGetThreadQuery } from '../../../domains/threads/comments.api.ts';
import { type ThreadView, viewOf } from '../../../domains/threads/thread-view.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { Comments } from '../comments/comments.tsx';
import { ThreadArticle } from './thread-article.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { threadIn } from './thread-state.ts';

interface ThreadDetailProps {
  /** As the address has it, so perhaps nonsense; empty where only the navigation state tells. */
  id: string;
  /** The navigation state, which is shown until the discussion is fetched. */
  state: unknown;
}

/** One discussion: at once as the navigation state has it, then as the server has it, or what is in its place. */
export function ThreadDetail({ id, state }: ThreadDetailProps) {
  const { t } = useTranslation('thread');
  const handedOver = useIsHydrated() ? threadIn(state) : undefined;
  const { currentData, error, isFetching, refetch } = useGetThreadQuery(
    { params: { id } },
    { skip: id === '', refetchOnMountOrArgChange: true },
  );
  const isMeant = handedOver !== undefined && (handedOver._id === id || id === '');
  const view = currentData ?? (isMeant ? viewOf(handedOver) : undefined);
  useTitle(view?.thread.title || t('title'));
  if (isNotFound(error)) return <Instead>{t('notFound')}</Instead>;
  if (view && !(error && !currentData)) {
    return <Found key={id} view={view} isLoaded={currentData !== undefined} />;
  }
  return (
    <>
      <Heading />
      {error ? (
        <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
          {t('failed')}
        </ErrorState>
      ) : (
        <ThreadSkeleton />
      )}
    </>
  );
}

function isNotFound(error: unknown): boolean {
  const { status } = Object(error);
  return status === 404 || status === 400;
}

interface FoundProps {
  view: ThreadView;
  isLoaded: boolean;
}

function Found({ view, isLoaded }: FoundProps) {
  return (
    <div className="max-w-3xl">
      <ThreadArticle thread={view.thread} isLoaded={isLoaded} />
      <Comments view={view} isLoaded={isLoaded} />
    </div>
  );
}

/** Names the page to screen readers while there is no discussion to name it. */
function Heading() {
  const { t } = useTranslation('thread');
  return <h1 className="sr-only">{t('title')}</h1>;
}

function Instead({ children }: { children: string }) {
  return (
    <>
      <Heading />
      <EmptyState picture={seedling} role="status">
        {children}
      </EmptyState>
    </>
  );
}

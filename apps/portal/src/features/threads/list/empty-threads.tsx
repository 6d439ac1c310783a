import { buttonStyles } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import lens from '@upaj/ui/pictures/magnifying-glass-tilted-left.svg?no-inline';
import seedling from '@upaj/ui/pictures/seedling.svg?no-inline';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { type DiscussionsAddress, discussionsHref } from './use-discussions-address.ts';

const noFilter = { q: '', hashtag: '', crop: '', isUnanswered: false };

/** No discussions, why, and where there are some. */
export function EmptyThreads({ address }: { address: DiscussionsAddress }) {
  const { t } = useTranslation('threads');
  const { tab, q, hashtag, crop, isUnanswered } = address;
  const isFiltered = Boolean(q || hashtag || crop || isUnanswered);
  const isAnsweredAll = isUnanswered && !q && !hashtag && !crop;
  const own = tab === 'my-threads' ? t('emptyOwn') : t('empty');
  const ofFilter = isAnsweredAll ? t('emptyUnanswered') : t('emptyFilter');
  const action = isFiltered
    ? { to: discussionsHref({ tab, ...noFilter }), label: t('showAll') }
    : { to: paths.newThread.href(), label: t('ask') };
  return (
    <EmptyState
      picture={isFiltered ? lens : seedling}
      action={
        <PageLink to={action.to} className={buttonStyles({ variant: 'outline' })}>
          {action.label}
        </PageLink>
      }
    >
      {q ? t('noMatch', { q }) : isFiltered ? ofFilter : own}
    </EmptyState>
  );
}

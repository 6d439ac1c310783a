import { linkStyles } from '@upaj/ui/text-link';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import type { Post } from './post.ts';

const texts = {
  thread: ['deletedThread', 'hiddenThread'],
  comment: ['deletedComment', 'hiddenComment'],
  reply: ['deletedReply', 'hiddenReply'],
} as const;

/** What stands in the place of a post that was deleted or hidden. */
export function Tombstone({ post: { kind, isDeleted } }: { post: Post }) {
  const { t } = useTranslation('thread');
  const [deleted, hidden] = texts[kind];
  return <p className="py-2 text-muted">{isDeleted ? t(deleted) : t(hidden)}</p>;
}

/** Tells an author that others cannot read a post, and where it says why. */
export function HiddenNote() {
  const { t } = useTranslation('thread');
  return (
    <p className="rounded-control bg-danger-soft px-4 py-2 text-sm">
      {t('onlyYou')}{' '}
      <PageLink to={paths.moderationNotices.href()} className={linkStyles()}>
        {t('toNotices')}
      </PageLink>
    </p>
  );
}

/** Whether nothing of a post can be read here. */
export const isTombstone = ({ isDeleted, isHidden, text }: Post): boolean =>
  isDeleted || (isHidden && text === '');

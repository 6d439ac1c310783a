import type { Thread } from '@upaj/contract/threads.schema';
import { Heart, ImageIcon, type LucideIcon, MessageCircle } from 'lucide-react';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** How many like it, comment on it, and how many pictures it has. */
export function ThreadCounts({ thread }: { thread: Thread }) {
  const { t } = useTranslation('threads');
  const { likeCount, commentCount, pictures } = thread;
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-muted text-sm">
      <Count icon={Heart} count={likeCount} text={t('likes', { count: likeCount })} />
      <Count
        icon={MessageCircle}
        count={commentCount}
        text={t('comments', { count: commentCount })}
      />
      {pictures.length > 0 && (
        <Count
          icon={ImageIcon}
          count={pictures.length}
          text={t('pictures', { count: pictures.length })}
        />
      )}
    </div>
  );
}

interface CountProps {
  icon: LucideIcon;
  count: number;
  /** What is read out. */
  text: string;
}

function Count({ icon: Icon, count, text }: CountProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4.5 flex-none" />
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

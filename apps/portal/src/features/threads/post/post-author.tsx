import { Avatar } from '@upaj/ui/avatar';
import { formatTimestamp } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Post } from './post.ts';
import { useAuthorName } from './use-author-name.ts';

interface PostAuthorProps {
  post: Pick<Post, 'userId' | 'username' | 'profilePic' | 'editedAt'> & {
    /** Empty for what only the navigation state tells. */
    createdAt: string;
  };
}

/** Who wrote a post and when, and whether it was changed since. */
export function PostAuthor({ post }: PostAuthorProps) {
  const { t } = useTranslation('thread');
  const name = useAuthorName()(post);
  const { createdAt, editedAt, profilePic } = post;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <Avatar name={name} src={profilePic ?? undefined} isDecorative />
      <div className="grid min-w-0">
        <span className="wrap-anywhere font-semibold leading-tight">
          <bdi>{name}</bdi>
        </span>
        {createdAt && (
          <span className="text-muted text-sm">
            <time dateTime={createdAt}>{formatTimestamp(createdAt)}</time>
            {editedAt && (
              <span title={t('editedAt', { time: formatTimestamp(editedAt) })}>
                {` · ${t('edited')}`}
              </span>
            )}
          </span>
        )}
      </div>
    </div>
  );
}

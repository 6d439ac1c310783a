import { threadLengths } from '@upaj/contract/threads.rules';
import { linkStyles } from '@upaj/ui/text-link';
import { Users } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { onDevice, readDraft, storeDraft } from '../../../shared/forms/draft-storage.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { ownKey, storageKeys } from '../../../shared/storage-keys.ts';

/** The question as the draft of a discussion: a title, and all of it as the text where it is too long for one. */
function threadOf(question: string): Record<string, string> {
  const title = question.replace(/\s+/g, ' ');
  if (title.length <= threadLengths.title.max) return { title };
  return { title: `${title.slice(0, threadLengths.title.max - 1).trim()}…`, content: question };
}

/** Hands the question over to the discussions: it is the title of the form that opens, beside what was written there before. */
export function ForumLink({ question }: { question: string }) {
  const { t } = useTranslation('chat-answer');
  const { userId } = useSelector(selectSession);

  function handOver(): void {
    if (!userId) return;
    const key = ownKey(storageKeys.threadDraft, userId);
    const draft = readDraft(key, onDevice);
    const { title, content } = threadOf(question);
    storeDraft(key, { ...(content && { content }), ...draft, title }, onDevice);
  }

  return (
    <PageLink
      to={paths.newThread.href()}
      onClick={handOver}
      className={linkStyles({ kind: 'alone' })}
    >
      <Users aria-hidden="true" className="size-5" />
      {t('askForum')}
    </PageLink>
  );
}

import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** Names an author in the user's language once the account is gone. */
export function useAuthorName(): (author: { userId: string | null; username: string }) => string {
  const { t } = useTranslation('thread');
  return ({ userId, username }) => (userId === null ? t('unknownUser') : username);
}

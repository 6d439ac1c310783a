import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useGetModerationStateQuery } from '../../domains/moderation/moderation.api.ts';
import { storeWaitingCases, useWaitingCases } from '../../domains/moderation/waiting-cases.ts';
import { selectSession } from '../../domains/session/session.slice.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { setLateItems } from './late-items.ts';

/** How often a moderator's page looks whether more cases wait: no event tells of them. */
const EVERY_MS = 60_000;

/** Adds to the menu what moderation wants of this user: cases that wait, or a suspension to be read. Renders nothing. */
export function ModerationCheck() {
  const { t } = useTranslation('moderation');
  const userId = useSelector(selectSession).userId ?? '';
  const { pathname } = useLocation();
  const isKnown = useWaitingCases() !== undefined;
  const { data } = useGetModerationStateQuery(
    {},
    { skip: !userId, pollingInterval: isKnown ? EVERY_MS : 0 },
  );
  const { isModerator = false, waiting = 0, suspendedUntil = null } = data?.data ?? {};
  const isRead = data !== undefined;
  useEffect(() => {
    if (isRead) storeWaitingCases(userId, isModerator ? waiting : undefined);
  }, [userId, isRead, isModerator, waiting]);
  useEffect(() => {
    const place = (to: string, label: string) => ({
      to,
      label,
      isCurrent: pathname === to,
      icon: <ShieldCheck aria-hidden="true" />,
    });
    setLateItems([
      ...(isModerator ? [place(paths.moderation.href(), t('menuQueue', { count: waiting }))] : []),
      ...(suspendedUntil ? [place(paths.moderationNotices.href(), t('menuSuspended'))] : []),
    ]);
    return () => setLateItems();
  }, [isModerator, waiting, suspendedUntil, pathname, t]);
  return null;
}

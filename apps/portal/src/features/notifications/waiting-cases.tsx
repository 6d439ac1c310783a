import { Card } from '@upaj/ui/card';
import { linkStyles } from '@upaj/ui/text-link';
import { ShieldCheck } from 'lucide-react';
import { useWaitingCases } from '../../domains/moderation/waiting-cases.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** The cases that a moderator's bell counts; nothing for others. */
export function WaitingCases() {
  const { t } = useTranslation('notifications');
  const count = useWaitingCases() ?? 0;
  if (count === 0) return null;
  return (
    <Card size="row" className="flex items-center gap-3">
      <ShieldCheck aria-hidden="true" className="size-6 flex-none text-action" />
      <PageLink to={paths.moderation.href()} className={linkStyles({ kind: 'alone' })}>
        {t('waitingCases', { count })}
      </PageLink>
    </Card>
  );
}

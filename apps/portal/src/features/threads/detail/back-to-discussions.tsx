import { linkStyles } from '@upaj/ui/text-link';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';

/** The way to all discussions. */
export function BackToDiscussions() {
  const { t } = useTranslation('thread');
  return (
    <PageLink
      to={paths.discussions.href()}
      className={linkStyles({ kind: 'back', className: 'justify-self-start' })}
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {t('back')}
    </PageLink>
  );
}

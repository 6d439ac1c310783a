import { buttonStyles } from '@upaj/ui/button';
import { Plus } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';

/** 'New Thread': beside the heading on desks, under the thumb on phones. */
export function NewThreadLink() {
  const { t } = useTranslation('threads');
  return (
    <PageLink
      to={paths.newThread.href()}
      className={buttonStyles({
        className:
          'fixed end-3 bottom-[calc(var(--bottom-bar)+--spacing(3))] z-10 shadow-float lg:static lg:shadow-none',
      })}
    >
      <Plus aria-hidden="true" className="size-5" />
      {t('newThread')}
    </PageLink>
  );
}

import { callCentre } from '@upaj/content/about/call-centre';
import { buttonStyles } from '@upaj/ui/button';
import { Phone, Users } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { PictureTile } from './picture-tile.tsx';

/** Nothing fits: who can help, by telephone and in the discussions. */
export function NoneStep() {
  const { t } = useTranslation('leaf-walk');
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex items-center gap-3">
        <PictureTile of="plant" />
        <p className="min-w-0">{t('none.advice')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={`tel:${callCentre.replaceAll('-', '')}`} className={buttonStyles()}>
          <Phone aria-hidden="true" className="size-4.5" />
          {t('none.call', { number: callCentre })}
        </a>
        <PageLink to={paths.newThread.href()} className={buttonStyles({ variant: 'outline' })}>
          <Users aria-hidden="true" className="size-4.5" />
          {t('none.forum')}
        </PageLink>
      </div>
    </div>
  );
}

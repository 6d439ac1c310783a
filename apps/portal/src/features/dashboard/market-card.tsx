import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** The ways into the market. */
export function MarketCard() {
  const { t } = useTranslation('dashboard');
  return (
    <Card tone="gold" size="panel" className="grid content-between gap-5">
      <h2 className="text-2xl">{t('market')}</h2>
      <div className="flex flex-wrap gap-3">
        <PageLink to={paths.mandi.href()} className={buttonStyles()}>
          {t('exploreMore')}
        </PageLink>
        <PageLink to={paths.mandi.href()} className={buttonStyles({ variant: 'outline' })}>
          {t('topSellers')}
        </PageLink>
      </div>
    </Card>
  );
}

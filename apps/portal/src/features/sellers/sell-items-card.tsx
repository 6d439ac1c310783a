import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** The way from the seller's page to the add-crop form. */
export function SellItemsCard() {
  const { t } = useTranslation('sellers');
  return (
    <Card tone="gold" size="panel" className="flex flex-wrap items-center gap-5">
      <img src={basket} alt="" width={72} height={72} className="size-14 md:size-18" />
      <div className="flex min-w-0 flex-[1_1_9rem] flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-2xl">{t('sellItems')}</h2>
          <p>{t('sellItemsText')}</p>
        </div>
        <PageLink to={paths.sellItem.href()} className={buttonStyles({ size: 'big' })}>
          {t('sell')}
        </PageLink>
      </div>
    </Card>
  );
}

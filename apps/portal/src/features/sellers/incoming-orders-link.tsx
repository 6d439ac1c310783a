import { buttonStyles } from '@upaj/ui/button';
import { Package } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** 'Orders': the way to what was ordered from the seller. */
export function IncomingOrdersLink() {
  const { t } = useTranslation('sellers');
  return (
    <PageLink
      to={paths.orders.href({ as: 'seller' })}
      className={buttonStyles({ variant: 'outline' })}
    >
      <Package aria-hidden="true" className="size-5" />
      {t('orders')}
    </PageLink>
  );
}

import { buttonStyles } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import packagePicture from '@upaj/ui/pictures/package.svg?no-inline';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import type { OrdersAddress } from './use-orders-address.ts';

/** No orders, and where some come from. */
export function EmptyOrders({ address: { as, status } }: { address: OrdersAddress }) {
  const { t } = useTranslation('orders');
  const isSeller = as === 'seller';
  const ways = {
    all: { to: paths.orders.href(isSeller ? { as } : {}), label: t('showAll') },
    buyer: { to: paths.mandi.href(), label: t('toMandi') },
    seller: { to: paths.sellItem.href(), label: t('toSell') },
  };
  const { to, label } = ways[status ? 'all' : as];
  return (
    <EmptyState
      picture={isSeller ? packagePicture : basket}
      action={
        <PageLink to={to} className={buttonStyles({ variant: status ? 'outline' : 'primary' })}>
          {label}
        </PageLink>
      }
    >
      {status ? t('emptyFilter') : t(isSeller ? 'emptySold' : 'emptyBought')}
    </EmptyState>
  );
}

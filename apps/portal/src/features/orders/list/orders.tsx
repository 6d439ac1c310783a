import { TabLinks } from '@upaj/ui/tab-links';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { OrderList } from './order-list.tsx';
import { StatusChips } from './status-chips.tsx';
import { useOrdersAddress } from './use-orders-address.ts';

/** What the user has bought or sold, by status. */
export function Orders() {
  const { t } = useTranslation('orders');
  const { address, changeAddress } = useOrdersAddress();
  const { as, status } = address;
  return (
    <div className="grid gap-4">
      <TabLinks
        label={t('tabs')}
        items={[
          { to: paths.orders.href(), label: t('bought'), isCurrent: as === 'buyer' },
          { to: paths.orders.href({ as: 'seller' }), label: t('sold'), isCurrent: as === 'seller' },
        ]}
        LinkComponent={PageLink}
      />
      <StatusChips chosen={status} onChoose={(next) => changeAddress({ status: next })} />
      <OrderList key={`${as} ${status}`} address={address} />
    </div>
  );
}

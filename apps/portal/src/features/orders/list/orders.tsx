import type { OrderStatus } from '@upaj/contract/orders.schema';
import { Chip, ChipRow } from '@upaj/ui/chip-row';
import { TabLinks } from '@upaj/ui/tab-links';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { orderStatuses } from '../order-statuses.ts';
import { OrderList } from './order-list.tsx';
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

interface StatusChipsProps {
  chosen: OrderStatus | undefined;
  /** Called with nothing for all orders. */
  onChoose: (status: OrderStatus | undefined) => void;
}

/** All and the seven statuses. */
function StatusChips({ chosen, onChoose }: StatusChipsProps) {
  const { t } = useTranslation('orders');
  return (
    <ChipRow label={t('filter')}>
      <Chip isChosen={!chosen} onClick={() => onChoose(undefined)}>
        {t('all')}
      </Chip>
      {orderStatuses.map((status) => (
        <Chip key={status} isChosen={chosen === status} onClick={() => onChoose(status)}>
          {t(`status.${status}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}

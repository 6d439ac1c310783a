import type { OrderStatus } from '@upaj/contract/orders.schema';
import { Chip, ChipRow } from '@upaj/ui/chip-row';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { orderStatuses } from '../order-statuses.ts';

interface StatusChipsProps {
  chosen: OrderStatus | undefined;
  /** Called with nothing for all orders. */
  onChoose: (status: OrderStatus | undefined) => void;
}

/** All and the seven statuses. */
export function StatusChips({ chosen, onChoose }: StatusChipsProps) {
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

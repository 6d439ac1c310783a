import type { Order } from '@upaj/contract/orders.schema';
import { Button } from '@upaj/ui/button';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import type { PrintedSlipProps } from './printed-slip.tsx';

const loadSlip = async () => (await import('./printed-slip.tsx')).PrintedSlip;

/** Prints the order as a slip; its code is loaded with the first press. */
export function PrintSlip({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { Part: Slip, coming, show } = useLazyComponent<PrintedSlipProps>();
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (Slip && count > 0) window.print();
  }, [Slip, count]);

  function press() {
    setCount(count + 1);
    show(loadSlip);
  }

  return (
    <>
      <Button variant="outline" size="small" isBusy={coming !== undefined} onClick={press}>
        <Printer aria-hidden="true" className="size-4.5" />
        <span className="sr-only md:not-sr-only">{t('print')}</span>
      </Button>
      {Slip && <Slip order={order} />}
    </>
  );
}

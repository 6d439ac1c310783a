import type { Order } from '@upaj/contract/orders.schema';
import { createPortal } from 'react-dom';
import { OrderSlip } from './order-slip.tsx';

export interface PrintedSlipProps {
  order: Order;
}

/** The slip in place of the page on paper, and nothing on the screen. */
export function PrintedSlip({ order }: PrintedSlipProps) {
  return createPortal(
    <div data-print-only className="hidden print:block">
      <OrderSlip order={order} />
    </div>,
    document.body,
  );
}

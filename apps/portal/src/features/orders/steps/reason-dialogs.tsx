import { termsOf } from '@upaj/contract/order-terms.rules';
import {
  useCancelOrderMutation,
  useDisputePaymentMutation,
  useObjectToHandoverMutation,
  useRejectOrderMutation,
} from '../../../domains/orders/orders.api.ts';
import type { StepDialogProps } from '../order-facts.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** The seller rejects the order. */
export function RejectDialog({ order: { _id: id }, onClose }: StepDialogProps) {
  const [reject] = useRejectOrderMutation();
  const send = (reason: string) => reject({ params: { id }, body: { reason } });
  return <ReasonDialog step="reject" send={send} onClose={onClose} />;
}

/** Either side cancels the order; the buyer need not say why. */
export function CancelDialog({ order: { _id: id }, side, onClose }: StepDialogProps) {
  const [cancel] = useCancelOrderMutation();
  const send = (reason: string) => cancel({ params: { id }, body: reason ? { reason } : {} });
  return <ReasonDialog step="cancel" isOptional={side === 'buyer'} send={send} onClose={onClose} />;
}

/** The buyer objects to a handover without the code. */
export function ObjectDialog({ order, onClose }: StepDialogProps) {
  const [object] = useObjectToHandoverMutation();
  const send = (reason: string) =>
    object({ params: { id: order._id }, body: { reason, ...termsOf('object', order) } });
  return <ReasonDialog step="object" send={send} onClose={onClose} />;
}

/** The seller misses a payment, or the buyer a refund. */
export function DisputeDialog({ order, side, onClose }: StepDialogProps) {
  const [dispute] = useDisputePaymentMutation();
  const send = (reason: string) =>
    dispute({ params: { id: order._id }, body: { reason, ...termsOf('dispute-payment', order) } });
  const step = side === 'seller' ? 'disputePayment' : 'disputeRefund';
  return <ReasonDialog step={step} send={send} onClose={onClose} />;
}

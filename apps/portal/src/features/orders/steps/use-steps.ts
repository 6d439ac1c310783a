import type { Order, OrderAction } from '@upaj/contract/orders.schema';
import { type ComponentType, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import type { StepDialogProps } from '../order-facts.ts';
import { type DirectStep, isDirect, useDirectSteps } from './use-direct-steps.ts';

type Load = () => Promise<ComponentType<StepDialogProps>>;

const reasonDialogs = () => import('./reason-dialogs.tsx');

/** The dialog of each step that is not taken by its button alone; loaded on demand. */
const dialogs: Readonly<Record<Exclude<OrderAction, DirectStep | Unpressed>, Load>> = {
  reject: async () => (await reasonDialogs()).RejectDialog,
  cancel: async () => (await reasonDialogs()).CancelDialog,
  object: async () => (await reasonDialogs()).ObjectDialog,
  'dispute-payment': async () => (await reasonDialogs()).DisputeDialog,
  amend: async () => (await import('../amendment/amend-dialog.tsx')).AmendDialog,
  deliver: async () => (await import('../handover/handover-dialog.tsx')).HandoverDialog,
  'confirm-payment': async () => (await import('../payment/confirm-dialog.tsx')).ConfirmDialog,
  'refund-payment': async () => (await import('../payment/refund-dialog.tsx')).RefundDialog,
};

/** No one presses these: the system lets an order expire, and a payment is reported by its form. */
export type Unpressed = 'expire' | 'claim-payment';
/** A step with a button. */
export type Pressed = Exclude<OrderAction, Unpressed>;

/** The code in the address that the buyer's QR code holds: `#code=1234`. */
function useScannedCode() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [, code] = /^#code=(\d{4})$/.exec(hash) ?? [];
  const forget = () => {
    if (code) void navigate({ pathname, search, hash: '' }, { replace: true });
  };
  return { code, forget };
}

/** Takes the steps of an order, one at a time: at once, or through a dialog. */
export function useSteps(order: Order, actions: readonly OrderAction[]) {
  const direct = useDirectSteps(order);
  const { Part: Dialog, coming, show, hide } = useLazyComponent<StepDialogProps>();
  const { code, forget } = useScannedCode();
  const isScanned = code !== undefined && actions.includes('deliver');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a scanned code opens the dialog once
  useEffect(() => {
    if (isScanned) show(dialogs.deliver);
  }, [isScanned]);

  const opening = Object.entries(dialogs).find(([, load]) => load === coming)?.[0];
  return {
    Dialog,
    /** The buyer's code, as long as it waits to be used. */
    code,
    /** The step that is under way. */
    running: direct.running ?? opening,
    press: (step: Pressed) => (isDirect(step) ? void direct.take(step) : show(dialogs[step])),
    close: () => {
      hide();
      forget();
    },
  };
}

export type Steps = Omit<ReturnType<typeof useSteps>, 'Dialog'>;

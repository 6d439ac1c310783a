import { orderActions } from '@upaj/contract/orders.rules';
import type { Order } from '@upaj/contract/orders.schema';
import { formatTimestamp } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { AmendmentCard } from '../amendment/amendment-card.tsx';
import { HandoverCode } from '../handover/handover-code.tsx';
import { factsOf, type Side } from '../order-facts.ts';
import { PaymentCard } from '../payment/payment-card.tsx';
import { PrintSlip } from '../slip/print-slip.tsx';
import { StepButtons } from '../steps/step-buttons.tsx';
import { useSteps } from '../steps/use-steps.ts';
import { useNow } from '../use-now.ts';
import { GoodsCard } from './goods-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { NextCard } from './next-card.tsx';
import { orderColumns } from './order-skeleton.tsx';
import { PartyCard } from './party-card.tsx';

interface OrderViewProps {
  order: Order;
  side: Side;
}

/** An order as one of its sides sees it, with what that side can do. */
export function OrderView({ order, side }: OrderViewProps) {
  const actions = orderActions(side, factsOf(order), useNow());
  const { Dialog, ...steps } = useSteps(order, actions);
  const buttons = { side, actions, steps };
  const { amendment } = order;
  const isPayable = actions.includes('claim-payment');
  const payment = (
    <PaymentCard order={order} isPayable={isPayable}>
      <StepButtons place="payment" {...buttons} />
    </PaymentCard>
  );
  return (
    <div className="grid gap-4">
      <Top order={order} />
      <div className={orderColumns}>
        <div className="grid min-w-0 gap-4">
          <NextCard
            order={order}
            side={side}
            isPayable={isPayable}
            isScanned={steps.code !== undefined}
          >
            <StepButtons place="order" {...buttons} />
          </NextCard>
          {/* A buyer who has to pay finds how before everything else. */}
          {isPayable && payment}
          {side === 'buyer' && <HandoverCode order={order} />}
          {amendment && (
            <AmendmentCard
              order={order}
              amendment={amendment}
              side={side}
              actions={<StepButtons place="amendment" {...buttons} />}
            />
          )}
          <GoodsCard order={order} side={side} />
        </div>
        <div className="grid min-w-0 gap-4">
          {!isPayable && payment}
          <PartyCard order={order} side={side} />
        </div>
      </div>
      <HistoryCard order={order} side={side} />
      {Dialog && <Dialog order={order} side={side} code={steps.code} onClose={steps.close} />}
    </div>
  );
}

function Top({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { reference, createdAt } = order;
  return (
    <header className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-3xl md:text-4xl">{t('order', { reference })}</h1>
        <p className="text-muted">{t('placedOn', { time: formatTimestamp(createdAt) })}</p>
      </div>
      <PrintSlip order={order} />
    </header>
  );
}

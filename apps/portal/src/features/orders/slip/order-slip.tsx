import type { Order } from '@upaj/contract/orders.schema';
import { useState } from 'react';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { formatRupees, formatTimestamp } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePartyName } from '../use-party-name.ts';

const cell = 'border-line-strong border-b py-1.5 pe-3 text-start align-top last:pe-0 last:text-end';

/** An order on paper: both sides, what was ordered and delivered, what it costs and whether it is paid. */
export function OrderSlip({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { t: tSlip } = useTranslation('order-steps');
  const [printedAt] = useState(() => formatTimestamp(new Date().toISOString()));
  return (
    <article className="grid gap-5 bg-paper p-4 text-(--soil-900) text-sm">
      <header className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-2xl">{`${tSlip('slip.title')} ${order.reference}`}</h2>
        <p>{t('placedOn', { time: formatTimestamp(order.createdAt) })}</p>
      </header>
      <Parties order={order} />
      <Lines order={order} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1">
        <Fact term={tSlip('slip.status')}>{t(`status.${order.status}`)}</Fact>
        <Fact term={t('money')}>
          {`${t(`payment.${order.paymentStatus}`)} (${t(`method.${order.payment}`)})`}
        </Fact>
        <Fact term={t('received')}>{formatRupees(order.received)}</Fact>
        <Fact term={t('outstanding')}>{formatRupees(order.outstanding)}</Fact>
        {order.refundDue > 0 && <Fact term={t('refundDue')}>{formatRupees(order.refundDue)}</Fact>}
      </dl>
      <p>{t('noMoney')}</p>
      <div className="mt-12 grid grid-cols-2 gap-10">
        <p className="border-t pt-1">{tSlip('slip.sellerSign')}</p>
        <p className="border-t pt-1">{tSlip('slip.buyerSign')}</p>
      </div>
      <p>{tSlip('slip.printed', { time: printedAt })}</p>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt>{`${term}:`}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

function Parties({ order: { seller, buyer, address } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const partyName = usePartyName();
  return (
    <div className="grid grid-cols-2 gap-6">
      <div>
        <h3>{t('party.seller')}</h3>
        <p>{partyName(seller.name, 'seller')}</p>
        <p>{seller.phone}</p>
      </div>
      <div>
        <h3>{t('party.buyer')}</h3>
        <p>{partyName(buyer.name, 'buyer')}</p>
        <p>{buyer.phone}</p>
        {address && (
          <p className="wrap-anywhere mt-1">
            {`${t('address')}: ${address.name}, ${address.street}, ${address.city}, ${address.state} ${address.postalCode}`}
          </p>
        )}
      </div>
    </div>
  );
}

function Lines({ order: { items, total } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { t: tSlip } = useTranslation('order-steps');
  const words = useCropLabels();
  const heads = ['item', 'price', 'quantity', 'delivered', 'amount'] as const;
  return (
    <table className="w-full border-collapse">
      <caption className="pb-1 text-start">{tSlip('slip.unit')}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={cell}>
              {tSlip(`slip.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ lineId, name, unit, price, quantity, delivered, total: amount }) => (
          <tr key={lineId}>
            <td className={`${cell} wrap-anywhere`}>{name}</td>
            <td className={cell}>{formatRupees(price)}</td>
            <td className={cell}>{words.unitsAndAmount(quantity, unit)}</td>
            <td className={cell}>{delivered !== null && words.unitsAndAmount(delivered, unit)}</td>
            <td className={cell}>{formatRupees(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4} className={cell}>
            {t('total')}
          </th>
          <td className={`${cell} font-bold`}>{formatRupees(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

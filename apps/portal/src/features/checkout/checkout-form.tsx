import { isOrderable } from '@upaj/contract/cart.rules';
import type { OrderAddress } from '@upaj/contract/orders.schema';
import type { FormEvent } from 'react';
import { AddressSection } from './address-section.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import type { CheckoutLine } from './checkout-line.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutStatus } from './checkout-status.tsx';
import { LeftOut } from './left-out.tsx';
import { NothingToOrder } from './nothing-to-order.tsx';
import { PaymentSection } from './payment-section.tsx';
import type { BoughtGoods } from './use-bought.ts';
import { type Refusal, useCheckout } from './use-checkout.ts';

interface CheckoutFormProps {
  goods: BoughtGoods;
  lines: readonly CheckoutLine[];
  /** The address of the profile. */
  profile: OrderAddress;
}

/** Sellers of these lines who cannot be paid through UPI; when the server has refused it, any of them may be meant. */
function sellersWithoutUpi(lines: readonly CheckoutLine[], refusal: Refusal | undefined): string[] {
  const isWithout = ({ seller }: CheckoutLine) => seller?.hasUpi === false || refusal === 'no_upi';
  return [...new Set(lines.filter(isWithout).map(({ seller }) => seller?.name ?? ''))];
}

/** What is ordered, where to, and how it is paid. */
export function CheckoutForm({ goods, lines: known, profile }: CheckoutFormProps) {
  const checkout = useCheckout(goods, known, profile);
  const { lines, fields, state, refusal } = checkout;
  const ordered = lines.filter(isOrderable);
  const leftOut = lines.filter((line) => !isOrderable(line));
  const notOrdered = <LeftOut lines={leftOut} bought={goods.bought} onTake={goods.take} />;
  const withoutUpi = sellersWithoutUpi(ordered, refusal);
  const payment = withoutUpi.length > 0 ? 'on-delivery' : fields.payment;
  // An order of an earlier page has perhaps emptied the cart.
  const isOver = state === 'checking' || state === 'unknown' || state === 'placed';
  if (ordered.length === 0 && !isOver) return <NothingToOrder>{notOrdered}</NothingToOrder>;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // A typed quantity that cannot be ordered stays there with its error.
    const invalid = event.currentTarget.querySelector<HTMLElement>('fieldset input[aria-invalid]');
    if (invalid) invalid.focus();
    else void checkout.submit(payment);
  }
  return (
    <form noValidate onSubmit={submit} className="flex w-full max-w-3xl flex-col gap-4">
      {ordered.length > 0 && (
        <>
          <CheckoutLines
            lines={ordered}
            onTake={goods.bought === 'cart' ? undefined : goods.take}
            isBusy={isOver || state === 'placing'}
          />
          {notOrdered}
          <AddressSection fields={fields} address={checkout.address} />
          <PaymentSection
            payment={payment}
            withoutUpi={withoutUpi}
            onChange={(chosen) => fields.change({ payment: chosen })}
          />
        </>
      )}
      <CheckoutStatus checkout={checkout} />
      <CheckoutBar lines={ordered} state={state} onCheck={checkout.check} />
    </form>
  );
}

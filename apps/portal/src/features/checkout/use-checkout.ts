import { isOrderable } from '@upaj/contract/cart.rules';
import type { ErrorReply } from '@upaj/contract/error-reply';
import type { Order, OrderAddress } from '@upaj/contract/orders.schema';
import { useState } from 'react';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { useCheckoutFields } from './checkout-fields.ts';
import type { CheckoutLine } from './checkout-line.ts';
import { useAddress } from './use-address.ts';
import type { BoughtGoods } from './use-bought.ts';
import { useLines } from './use-lines.ts';
import { usePlaceOrders } from './use-place-orders.ts';
import { usePlaced } from './use-placed.ts';

const addressPrefix = 'address.';

/** The faults of the address, if there are any: the server names its fields `address.phone`, the form `phone`. */
function addressFaults(fields: ErrorReply['fields'] = {}): ErrorReply['fields'] {
  const faults = Object.entries(fields).flatMap(([name, fault]) =>
    name.startsWith(addressPrefix) ? [[name.slice(addressPrefix.length), fault] as const] : [],
  );
  return faults.length > 0 ? Object.fromEntries(faults) : undefined;
}

/** Why the server has refused an order, where the checkout has its own words for it. */
export type Refusal = 'order_changed' | 'no_upi';

/** One checkout: its lines, what is filled in, and how it is sent. */
export function useCheckout(
  { bought }: Pick<BoughtGoods, 'bought'>,
  goods: readonly CheckoutLine[],
  profile: OrderAddress,
) {
  const fields = useCheckoutFields(profile);
  const address = useAddress(fields);
  const apiErrorText = useApiErrorText();
  const [refusal, setRefusal] = useState<Refusal>();
  const [error, setError] = useState<string>();
  const [cap, setCap] = useState<ErrorReply['cap']>();
  const { lines, agree, change } = useLines(goods);
  const showPlaced = usePlaced();

  function refuse(fault: unknown): void {
    const { code, lines: changed = [], fields: named, cap: exceeded } = getApiError(fault) ?? {};
    const faults = addressFaults(named);
    if (code === 'order_changed' || code === 'no_upi') setRefusal(code);
    else if (exceeded) setCap(exceeded);
    else if (code !== 'not_signed_in') setError(apiErrorText(fault));
    change(changed);
    if (faults) address.refuse(faults);
  }
  const orders = usePlaceOrders(bought, {
    onRefused: refuse,
    onPlaced: (placed: readonly Order[]) => {
      fields.forget();
      showPlaced(placed);
    },
  });

  async function submit(payment: typeof fields.payment): Promise<void> {
    const to = await address.check();
    if (!to) return;
    setError(undefined);
    setCap(undefined);
    setRefusal(undefined);
    agree();
    const items = lines
      .filter(isOrderable)
      .map(({ cropId, quantity, price }) => ({ cropId, quantity, price }));
    await orders.place({ items, isCart: bought === 'cart', address: to, payment });
  }

  const { state, check } = orders;
  return { lines, fields, address, refusal, error, cap, state, check, submit };
}

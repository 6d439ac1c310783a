import { cartTotal } from '@upaj/contract/cart.rules';
import type { CartItem } from '@upaj/contract/cart.schema';
import { Card } from '@upaj/ui/card';
import { useId } from 'react';
import type { SellerGroup } from '../../domains/cart/by-seller.ts';
import type { useCartActions } from '../../domains/cart/use-cart-actions.ts';
import { formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { CartRow } from './cart-row.tsx';
import { RemovedRow } from './removed-row.tsx';
import type { useCartRows } from './use-cart-rows.ts';

type Rows = ReturnType<typeof useCartRows>;

interface CartSellerProps extends Pick<Rows, 'remember' | 'forget' | 'setValid'> {
  group: SellerGroup<Rows['rows'][number], CartItem['seller']>;
  actions: ReturnType<typeof useCartActions>;
}

/** What the cart holds of one seller; it becomes one order. */
export function CartSeller({
  group: { seller, lines },
  actions,
  remember,
  forget,
  setValid,
}: CartSellerProps) {
  const { t } = useTranslation('cart');
  const titleId = useId();
  const items = lines.filter(({ isRemoved }) => !isRemoved).map(({ item }) => item);

  async function remove(item: (typeof items)[number]) {
    // What is not for sale could not be put back.
    if (item.status === 'available') remember(item);
    if (!(await actions.remove(item))) forget(item.cropId);
  }
  async function undo(item: (typeof items)[number]) {
    forget(item.cropId);
    if (!(await actions.putBack(item))) remember(item);
  }

  return (
    <section aria-labelledby={titleId}>
      <Card className="py-3!">
        <h2 id={titleId} className="wrap-anywhere text-lg">
          {seller ? <SellerLink seller={seller} /> : t('goneSeller')}
        </h2>
        <ul className="divide-y divide-line border-line border-t">
          {lines.map(({ item, isRemoved, isValid }) =>
            isRemoved ? (
              <RemovedRow key={item.cropId} name={item.name} onUndo={() => void undo(item)} />
            ) : (
              <CartRow
                key={item.cropId}
                item={item}
                isValid={isValid}
                onValidityChange={(next) => setValid(item.cropId, next)}
                onStep={(quantity) => actions.step(item, quantity)}
                onTake={(quantity) => actions.take(item, quantity)}
                onRemove={() => void remove(item)}
              />
            ),
          )}
        </ul>
        {lines.length > 1 && (
          <p className="flex min-h-11 flex-wrap items-center justify-between gap-2 border-line border-t">
            <span className="text-muted">{t('sellerTotal')}</span>
            <b className="whitespace-nowrap text-xl">
              {lines.every(({ isValid }) => isValid) ? formatRupees(cartTotal(items)) : '–'}
            </b>
          </p>
        )}
      </Card>
    </section>
  );
}

function SellerLink({ seller }: { seller: { userId: string; name: string } }) {
  return (
    <PageLink
      to={paths.mandi.href({ seller: seller.userId })}
      className="inline-flex min-h-11 items-center hover:underline"
    >
      {seller.name}
    </PageLink>
  );
}

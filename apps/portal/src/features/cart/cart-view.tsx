import { buttonStyles } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import { bySeller } from '../../domains/cart/by-seller.ts';
import { useCart } from '../../domains/cart/use-cart.ts';
import { useCartActions } from '../../domains/cart/use-cart-actions.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { CartSeller } from './cart-seller.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartTotal } from './cart-total.tsx';
import { useCartRows } from './use-cart-rows.ts';

/** The cart: on its way, failed, empty, or with what is in it by seller. */
export function CartView() {
  const { t } = useTranslation('cart');
  const { items, isError, isFetching, refetch } = useCart({ refetchOnMountOrArgChange: true });
  const { rows, ...memory } = useCartRows(items ?? []);
  const actions = useCartActions();
  if (!items) {
    return isError ? (
      <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
        {t('loadFailed')}
      </ErrorState>
    ) : (
      <CartSkeleton />
    );
  }
  return (
    <div className="@container/bar flex w-full max-w-3xl flex-col gap-4">
      {bySeller(rows, ({ item }) => item.seller).map((group) => (
        <CartSeller key={group.seller?.userId ?? ''} group={group} actions={actions} {...memory} />
      ))}
      {items.length > 0 ? <CartTotal rows={rows} /> : <EmptyCart />}
    </div>
  );
}

function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      picture={basket}
      role="status"
      action={
        <PageLink to={paths.mandi.href()} className={buttonStyles({})}>
          {t('toMandi')}
        </PageLink>
      }
    >
      {t('empty')}
    </EmptyState>
  );
}

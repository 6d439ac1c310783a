import type { OrderSummary } from '@upaj/contract/orders.schema';
import { ErrorState } from '@upaj/ui/error-state';
import { ShowMore } from '@upaj/ui/show-more';
import { useRef, useState } from 'react';
import { useListOrdersInfiniteQuery } from '../../../domains/orders/orders.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { isAcceptable } from '../order-facts.ts';
import { useNow } from '../use-now.ts';
import { AcceptChosen } from './accept-chosen.tsx';
import { EmptyOrders } from './empty-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderListSkeleton, orderGrid } from './order-list-skeleton.tsx';
import { useHandoverPrefetch } from './use-handover-prefetch.ts';
import type { OrdersAddress } from './use-orders-address.ts';

/** Most orders of one request. */
const most = 100;

/** Which of the orders that can be accepted are chosen; one that cannot be accepted any more is not. */
function useChosenOrders(acceptable: readonly string[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = ids.filter((id) => acceptable.includes(id));
  return {
    chosen,
    toggle: (id: string) =>
      setIds(
        chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(-most),
      ),
    chooseAll: (areAll: boolean) => setIds(areAll ? acceptable.slice(0, most) : []),
    forget: () => setIds([]),
  };
}

/** The orders that the address names, page by page. */
export function OrderList({ address }: { address: OrdersAddress }) {
  const { t } = useTranslation('orders');
  const list = useListOrdersInfiniteQuery(address);
  const orders = list.currentData?.pages.flatMap(({ data }) => data);
  useHandoverPrefetch(address.as, orders);
  if (!orders) {
    return list.isError ? (
      <ErrorState retryLabel={t('tryAgain')} onRetry={list.refetch} isRetrying={list.isFetching}>
        {t('failed')}
      </ErrorState>
    ) : (
      <OrderListSkeleton count={4} />
    );
  }
  if (orders.length === 0) return <EmptyOrders address={address} />;
  return <FullList orders={orders} address={address} list={list} />;
}

interface FullListProps {
  orders: readonly OrderSummary[];
  address: OrdersAddress;
  list: ReturnType<typeof useListOrdersInfiniteQuery>;
}

function FullList({ orders, address: { as }, list }: FullListProps) {
  const { t } = useTranslation('orders');
  const rows = useRef<HTMLUListElement>(null);
  const now = useNow();
  const acceptable =
    as === 'seller' ? orders.filter((order) => isAcceptable(order, now)).map(({ _id }) => _id) : [];
  const { chosen, toggle, chooseAll, forget } = useChosenOrders(acceptable);
  return (
    <div className="@container/orders">
      <ul ref={rows} className={orderGrid}>
        {orders.map((order) => (
          <OrderCard
            key={order._id}
            order={order}
            side={as}
            now={now}
            isChosen={acceptable.includes(order._id) ? chosen.includes(order._id) : undefined}
            onToggle={() => toggle(order._id)}
          />
        ))}
      </ul>
      {acceptable.length > 0 && (
        <AcceptChosen
          chosen={orders.filter(({ _id }) => chosen.includes(_id))}
          areAllChosen={chosen.length === acceptable.length}
          onChooseAll={chooseAll}
          onAccepted={forget}
        />
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="pt-4 text-center text-danger">
          {t('failed')}
        </p>
      )}
      <ShowMore
        count={t('shown', { count: orders.length })}
        label={t('showMore')}
        onShowMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        isBusy={list.isFetchingNextPage}
        list={rows}
      />
    </div>
  );
}

import { OrdersOverview } from './orders-overview.tsx';
import { TopItems } from './top-items.tsx';

/** The course of a seller's year: orders by month, and what sells best. */
export function SalesMore() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <OrdersOverview />
      <TopItems />
    </div>
  );
}

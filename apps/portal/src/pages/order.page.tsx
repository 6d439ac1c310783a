import { useParams } from 'react-router-dom';
import { BackToOrders } from '../features/orders/detail/back-to-orders.tsx';
import { OrderDetail } from '../features/orders/detail/order-detail.tsx';

/** /orders/{id}: one order, for its buyer and its seller. */
export default function OrderPage() {
  const { id = '' } = useParams();
  return (
    <div className="grid gap-3 md:gap-4">
      <BackToOrders id={id} />
      <OrderDetail id={id} />
    </div>
  );
}

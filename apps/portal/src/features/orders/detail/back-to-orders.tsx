import { linkStyles } from '@upaj/ui/text-link';
import { ArrowLeft } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useGetOrderQuery } from '../../../domains/orders/orders.api.ts';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';

/** The way to the list that has this order: what was bought, or what was sold. */
export function BackToOrders({ id }: { id: string }) {
  const { t } = useTranslation('orders');
  const { userId } = useSelector(selectSession);
  const { currentData } = useGetOrderQuery({ params: { id } });
  const isSold = userId !== null && currentData?.data.sellerId === userId;
  return (
    <PageLink
      to={paths.orders.href(isSold ? { as: 'seller' } : {})}
      className={linkStyles({ kind: 'back', className: 'justify-self-start' })}
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {t('back')}
    </PageLink>
  );
}

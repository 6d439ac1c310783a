import { cartTotal, isOrderable } from '@upaj/contract/cart.rules';
import type { CartItem } from '@upaj/contract/cart.schema';
import { Button, buttonStyles } from '@upaj/ui/button';
import { StickyBar } from '@upaj/ui/sticky-bar';
import { useId } from 'react';
import { formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** What the whole cart costs, and the way to the checkout. */
export function CartTotal({ items }: { items: readonly CartItem[] }) {
  const { t } = useTranslation('cart');
  const reasonId = useId();
  const leftOut = items.filter((item) => !isOrderable(item)).length;
  const isNothing = leftOut === items.length;
  return (
    <>
      <p className="text-muted text-sm">{t('reservesNothing')}</p>
      <p id={reasonId} role="status" className="font-medium text-sm text-warning empty:absolute">
        {isNothing ? t('nothingToOrder') : leftOut > 0 && t('leftOut', { count: leftOut })}
      </p>
      <StickyBar className="flex flex-wrap items-center justify-between gap-2.5">
        <p className="flex flex-wrap items-baseline gap-2">
          <span className="text-muted">{t('total')}</span>
          <b className="whitespace-nowrap text-2xl">{formatRupees(cartTotal(items))}</b>
        </p>
        {isNothing ? (
          <Button size="big" className="grow md:grow-0" disabled aria-describedby={reasonId}>
            {t('toCheckout')}
          </Button>
        ) : (
          <PageLink
            to={paths.checkout.href()}
            className={buttonStyles({ size: 'big', className: 'grow md:grow-0' })}
          >
            {t('toCheckout')}
          </PageLink>
        )}
      </StickyBar>
    </>
  );
}

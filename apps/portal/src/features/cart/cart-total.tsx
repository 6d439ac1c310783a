import { cartTotal, isOrderable } from '@upaj/contract/cart.rules';
import { Button, buttonStyles } from '@upaj/ui/button';
import { StickyBar } from '@upaj/ui/sticky-bar';
import { useId } from 'react';
import { formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import type { CartRow } from './use-cart-rows.ts';

/** What the whole cart costs, and the way to the checkout. */
export function CartTotal({ rows }: { rows: readonly CartRow[] }) {
  const { t } = useTranslation('cart');
  const reasonId = useId();
  const items = rows.filter(({ isRemoved }) => !isRemoved).map(({ item }) => item);
  const unclear = rows.find(({ item, isValid }) => !isValid && isOrderable(item))?.item;
  const leftOut = items.filter((item) => !isOrderable(item)).length;
  const isNothing = leftOut === items.length;
  return (
    <>
      <p className="text-muted text-sm">{t('reservesNothing')}</p>
      <p id={reasonId} role="status" className="font-medium text-sm text-warning empty:absolute">
        {unclear && t('correctFirst', { name: unclear.name })}
        {isNothing && t('nothingToOrder')}
        {!(unclear || isNothing) && leftOut > 0 && t('leftOut', { count: leftOut })}
      </p>
      <StickyBar className="flex flex-wrap items-center justify-between gap-2.5">
        <p className="flex flex-wrap items-baseline gap-2">
          <span className="text-muted">{t('total')}</span>
          <b className="whitespace-nowrap text-2xl">
            {unclear ? '–' : formatRupees(cartTotal(items))}
          </b>
        </p>
        {isNothing || unclear ? (
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

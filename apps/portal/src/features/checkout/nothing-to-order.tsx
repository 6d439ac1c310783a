import { buttonStyles } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import type { CheckoutLine } from './checkout-line.ts';
import { LeftOut } from './left-out.tsx';
import type { BoughtGoods } from './use-bought.ts';

interface NothingToOrderProps {
  goods: BoughtGoods;
  leftOut: readonly CheckoutLine[];
}

/** An empty cart, or nothing in it that can be ordered as it is. */
export function NothingToOrder({ goods, leftOut }: NothingToOrderProps) {
  const { t } = useTranslation('checkout');
  return (
    <div className="grid w-full max-w-3xl gap-4">
      <LeftOut lines={leftOut} bought={goods.bought} onTake={goods.take} />
      <EmptyState
        picture={basket}
        role="status"
        action={
          <PageLink to={paths.mandi.href()} className={buttonStyles({ variant: 'outline' })}>
            {t('toMandi')}
          </PageLink>
        }
      >
        {t('nothing')}
      </EmptyState>
    </div>
  );
}

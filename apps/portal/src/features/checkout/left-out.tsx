import { Card } from '@upaj/ui/card';
import { linkStyles } from '@upaj/ui/text-link';
import { useId } from 'react';
import { CartItemNotes } from '../../domains/cart/cart-item-notes.tsx';
import { useCropLabels } from '../../domains/crops/use-crop-labels.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import type { Bought } from './checkout-key.ts';
import type { CheckoutLine } from './checkout-line.ts';
import type { BoughtGoods } from './use-bought.ts';

interface LeftOutProps {
  lines: readonly CheckoutLine[];
  bought: Bought;
  onTake: BoughtGoods['take'];
}

/** What cannot be ordered as it is, and why; it stays in the cart. */
export function LeftOut({ lines, bought, onTake }: LeftOutProps) {
  const { t } = useTranslation('checkout');
  const words = useCropLabels();
  const titleId = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-3">
        <h2 id={titleId} className="text-lg">
          {t('leftOut', { count: lines.length })}
        </h2>
        <ul className="grid gap-3">
          {lines.map((line) => (
            <li key={line.cropId} aria-label={line.name} className="grid gap-1">
              <p className="wrap-anywhere font-semibold">{line.name}</p>
              <CartItemNotes
                item={line}
                amountLeft={words.unitsAndAmount(line.stock, line.unit)}
                onTake={(stock) => onTake(line, stock)}
              />
            </li>
          ))}
        </ul>
        {bought === 'cart' && (
          <PageLink
            to={paths.cart.href()}
            className={linkStyles({ kind: 'alone', className: 'justify-self-start' })}
          >
            {t('changeCart')}
          </PageLink>
        )}
      </Card>
    </section>
  );
}

import { totalInRupees } from '@upaj/contract/totals.rules';
import { Card } from '@upaj/ui/card';
import { LineItem } from '@upaj/ui/line-item';
import { Picture } from '@upaj/ui/picture';
import { categoryPicture } from '@upaj/ui/produce';
import { Skeleton } from '@upaj/ui/skeleton';
import { Suspense, useId } from 'react';
import { bySeller } from '../../domains/cart/by-seller.ts';
import { CartItemNotes } from '../../domains/cart/cart-item-notes.tsx';
import { photoOf } from '../../domains/crops/crop-photo.ts';
import { useCropLabels } from '../../domains/crops/use-crop-labels.ts';
import { formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';
import { retryImport } from '../../shared/loading/retry-import.ts';
import { whenRead } from '../../shared/loading/when.ts';
import { type CheckoutLine, checkoutTotal } from './checkout-line.ts';
import type { BoughtGoods } from './use-bought.ts';

// The listing can be ordered without it, in the quantity that was chosen before.
const LineQuantity = lazyComponent(async () => {
  await whenRead();
  return (await retryImport(() => import('./line-quantity.tsx'))).LineQuantity;
});

interface LinesProps {
  lines: readonly CheckoutLine[];
  /** Changes a quantity; without it quantities are only shown. */
  onTake?: BoughtGoods['take'] | undefined;
  /** Whether an order is under way. */
  isBusy: boolean;
}

/** What is ordered: one order for each seller. */
export function CheckoutLines({ lines, ...changes }: LinesProps) {
  const { t } = useTranslation('checkout');
  const groups = bySeller(lines, ({ seller }) => seller);
  return (
    <>
      {groups.map(({ seller, lines: own }) => (
        <SellerLines key={seller?.userId} name={seller?.name ?? ''} lines={own} {...changes} />
      ))}
      {groups.length > 1 && (
        <p className="text-muted text-sm">{t('oneEach', { count: groups.length })}</p>
      )}
    </>
  );
}

function SellerLines({ name, lines, ...changes }: LinesProps & { name: string }) {
  const { t } = useTranslation('checkout');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className="py-3!">
        <h2 id={titleId} className="wrap-anywhere text-lg">
          {name}
        </h2>
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.cropId} aria-label={line.name} className="py-3.5">
              <Line line={line} {...changes} />
            </li>
          ))}
        </ul>
        {lines.length > 1 && (
          <p className="flex flex-wrap items-center justify-between gap-2 border-line border-t py-2.5">
            <span className="text-muted">{t('sellerTotal')}</span>
            <b className="whitespace-nowrap text-xl">{formatRupees(checkoutTotal(lines))}</b>
          </p>
        )}
      </Card>
    </section>
  );
}

/** One listing with what has changed about it. */
function Line({ line, onTake, isBusy }: Omit<LinesProps, 'lines'> & { line: CheckoutLine }) {
  const words = useCropLabels();
  const { name, category, picture, price, quantity, unit } = line;
  const amount = words.unitsAndAmount(quantity, unit);
  return (
    <LineItem
      picture={
        <Picture
          alt=""
          photo={picture && photoOf(picture)}
          fallback={categoryPicture(category)}
          sizes="72px"
        />
      }
      title={name}
      details={
        <>
          <p>{`${formatRupees(price)} · ${words.tradeUnit(unit)}`}</p>
          <p>{amount}</p>
        </>
      }
      note={<CartItemNotes item={line} amountLeft={words.unitsAndAmount(line.stock, unit)} />}
      controls={
        onTake && (
          <Suspense fallback={<Skeleton className="h-[47px] w-[123px] rounded-control" />}>
            <LineQuantity line={line} isBusy={isBusy} onTake={onTake} />
          </Suspense>
        )
      }
      total={formatRupees(totalInRupees(price, quantity))}
    />
  );
}

import { totalInRupees } from '@upaj/contract/totals.rules';
import { Card } from '@upaj/ui/card';
import { LineItem } from '@upaj/ui/line-item';
import { Picture } from '@upaj/ui/picture';
import { categoryPicture } from '@upaj/ui/produce';
import { useId } from 'react';
import { bySeller } from '../../domains/cart/by-seller.ts';
import { CartItemNotes } from '../../domains/cart/cart-item-notes.tsx';
import { photoOf } from '../../domains/crops/crop-photo.ts';
import { useCropLabels } from '../../domains/crops/use-crop-labels.ts';
import { formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { type CheckoutLine, checkoutTotal } from './checkout-line.ts';

/** What is ordered: one order for each seller. */
export function CheckoutLines({ lines }: { lines: readonly CheckoutLine[] }) {
  const { t } = useTranslation('checkout');
  const groups = bySeller(lines, ({ seller }) => seller);
  return (
    <>
      {groups.map(({ seller, lines: own }) => (
        <SellerLines key={seller?.userId} name={seller?.name ?? ''} lines={own} />
      ))}
      {groups.length > 1 && (
        <p className="text-muted text-sm">{t('oneEach', { count: groups.length })}</p>
      )}
    </>
  );
}

function SellerLines({ name, lines }: { name: string; lines: readonly CheckoutLine[] }) {
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
              <Line line={line} />
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
function Line({ line }: { line: CheckoutLine }) {
  const { t } = useTranslation('crops');
  const words = useCropLabels();
  const { name, category, picture, price, quantity, unit } = line;
  const amount = `${t('stockInU', { stock: quantity })} · ${words.amount(quantity, unit)}`;
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
      note={<CartItemNotes item={line} />}
      total={formatRupees(totalInRupees(price, quantity))}
    />
  );
}

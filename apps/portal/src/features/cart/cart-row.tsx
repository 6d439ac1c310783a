import { cartItemChanges, isOrderable } from '@upaj/contract/cart.rules';
import type { CartItem } from '@upaj/contract/cart.schema';
import { totalInRupees } from '@upaj/contract/totals.rules';
import { IconButton } from '@upaj/ui/icon-button';
import { LineItem } from '@upaj/ui/line-item';
import { moveFocusOnUnmount } from '@upaj/ui/move-focus-on-unmount';
import { Picture } from '@upaj/ui/picture';
import { categoryPicture } from '@upaj/ui/produce';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CartItemNotes } from '../../domains/cart/cart-item-notes.tsx';
import { ItemStepper } from '../../domains/cart/item-stepper.tsx';
import { photoOf } from '../../domains/crops/crop-photo.ts';
import { useCropLabels } from '../../domains/crops/use-crop-labels.ts';
import { formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

interface CartRowProps {
  item: CartItem;
  /** Whether the field shows the quantity, and not a text that is none. */
  isValid: boolean;
  /** Called while the quantity is stepped or typed. */
  onStep: (quantity: number) => void;
  onValidityChange: (isValid: boolean) => void;
  /** Called with the quantity that is left. */
  onTake: (quantity: number) => void;
  onRemove: () => void;
}

/** One listing in the cart: what it costs, how much of it, and what has changed. */
export function CartRow({ item, isValid, onTake, onRemove, ...stepper }: CartRowProps) {
  const { t } = useTranslation('cart');
  const words = useCropLabels();
  const { name, category, picture, price, quantity, unit } = item;
  const amountLeft = words.unitsAndAmount(item.stock, unit);
  const [taken, setTaken] = useState<number>();
  const { onValidityChange } = stepper;
  function take(stock: number) {
    setTaken(stock);
    onValidityChange(true);
    onTake(stock);
  }
  return (
    <li ref={moveFocusOnUnmount} aria-label={name} className="py-4">
      <LineItem
        picture={
          <Picture
            alt=""
            photo={picture && photoOf(picture)}
            fallback={categoryPicture(category)}
            sizes="72px"
          />
        }
        title={<Title item={item} />}
        details={
          <>
            <b className="whitespace-nowrap text-ink">{formatRupees(price)}</b>
            {` · ${words.tradeUnit(unit)} · ${isValid ? words.fullAmount(quantity, unit) : '–'}`}
          </>
        }
        note={<CartItemNotes item={item} amountLeft={amountLeft} onTake={take} />}
        controls={
          <div className="flex flex-wrap items-center gap-x-2">
            {/* What is taken replaces what was typed. */}
            <RowStepper key={taken} item={item} amountLeft={amountLeft} {...stepper} />
            <IconButton label={t('removeNamed', { name })} onClick={onRemove}>
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        }
        total={isOrderable(item) && (isValid ? formatRupees(totalInRupees(price, quantity)) : '–')}
      />
    </li>
  );
}

function Title({ item: { cropId, name, category, status } }: Pick<CartRowProps, 'item'>) {
  if (status === 'gone') return name;
  return (
    <PageLink
      to={paths.crop.href(category, cropId)}
      className="inline-flex min-h-11 items-center hover:underline"
    >
      {name}
    </PageLink>
  );
}

interface RowStepperProps extends Pick<CartRowProps, 'item' | 'onStep' | 'onValidityChange'> {
  amountLeft: string;
}

function RowStepper({ item, ...stepper }: RowStepperProps) {
  const isForSale = !cartItemChanges(item).some(
    (change) => change !== 'price' && change !== 'stock',
  );
  return isForSale && <ItemStepper item={item} {...stepper} />;
}

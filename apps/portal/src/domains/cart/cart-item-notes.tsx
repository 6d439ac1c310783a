import { type CartItemChange, cartItemChanges } from '@upaj/contract/cart.rules';
import type { CartItem } from '@upaj/contract/cart.schema';
import { Button } from '@upaj/ui/button';
import { formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

type NotedItem = Pick<
  CartItem,
  'name' | 'status' | 'stock' | 'quantity' | 'price' | 'priceWhenAdded'
>;

interface CartItemNotesProps {
  item: NotedItem;
  /** What is left, in words: 3 U · 75 kg. */
  amountLeft: string;
  /** Takes what is left; without it there is no button. */
  onTake?: (stock: number) => void;
}

/** What has changed about an item since the buyer has seen it; nothing if nothing has. */
export function CartItemNotes({ item, amountLeft, onTake }: CartItemNotesProps) {
  const { t } = useTranslation('cart');
  const changes = cartItemChanges(item);
  if (changes.length === 0) return null;
  const { name, stock } = item;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="grid min-w-0 flex-[1_1_9rem] gap-1 font-medium text-sm text-warning">
        {changes.map((change) => (
          <Note key={change} change={change} item={item} amountLeft={amountLeft} />
        ))}
      </div>
      {onTake && changes.includes('stock') && (
        <Button
          variant="outline"
          size="small"
          aria-label={t('takeNamed', { name, stock })}
          onClick={() => onTake(stock)}
        >
          {t('take', { stock })}
        </Button>
      )}
    </div>
  );
}

type NoteProps = Omit<CartItemNotesProps, 'onTake'> & { change: CartItemChange };

function Note({ change, item, amountLeft }: NoteProps) {
  const { t } = useTranslation('cart');
  const { price, priceWhenAdded } = item;
  if (change !== 'price') return <p>{t(`change.${change}`, { stock: amountLeft })}</p>;
  const values = { before: formatRupees(priceWhenAdded), now: formatRupees(price) };
  return <p>{t(price > priceWhenAdded ? 'change.dearer' : 'change.cheaper', values)}</p>;
}

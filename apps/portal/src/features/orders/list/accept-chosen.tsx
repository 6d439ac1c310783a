import type { OrderSummary } from '@upaj/contract/orders.schema';
import { Button } from '@upaj/ui/button';
import { Checkbox } from '@upaj/ui/checkbox';
import { useDispatch } from 'react-redux';
import { useAcceptOrdersMutation } from '../../../domains/orders/orders.api.ts';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';

interface AcceptChosenProps {
  /** The orders as they are shown. */
  chosen: readonly Pick<OrderSummary, '_id' | 'total'>[];
  areAllChosen: boolean;
  onChooseAll: (areAll: boolean) => void;
  /** The server has answered for each of them. */
  onAccepted: () => void;
}

/** Accepts several orders at once; in reach above the bottom bar while the list is on the screen. */
export function AcceptChosen({ chosen, areAllChosen, onChooseAll, onAccepted }: AcceptChosenProps) {
  const { t } = useTranslation('orders');
  const { accept, isLoading } = useAcceptChosen(onAccepted);
  const count = chosen.length;
  return (
    // Where large text makes it tall it stays in its place.
    <div className="bottom-(--bottom-bar) z-10 @min-[15rem]/orders:sticky -mx-4 mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t bg-ground px-4 py-2.5 md:mx-0 md:rounded-field md:border md:bg-surface lg:bottom-4">
      <Checkbox
        label={t('chooseAll')}
        checked={areAllChosen}
        disabled={isLoading}
        onChange={({ target }) => onChooseAll(target.checked)}
      />
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status" className="text-muted text-sm">
          {count > 0 && t('chosen', { count })}
        </p>
        <Button disabled={count === 0} isBusy={isLoading} onClick={() => void accept(chosen)}>
          {t('acceptChosen')}
        </Button>
      </div>
    </div>
  );
}

/** Sends the orders, and says how many were accepted and how many could not be. */
function useAcceptChosen(onAccepted: () => void) {
  const { t } = useTranslation('orders');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [acceptOrders, { isLoading }] = useAcceptOrdersMutation();

  async function accept(chosen: AcceptChosenProps['chosen']): Promise<void> {
    const orders = chosen.map(({ _id: id, total }) => ({ id, total }));
    const { data, error } = await acceptOrders({ body: { orders } });
    if (!data) return void dispatch(toastShown('error', apiErrorText(error)));
    const { accepted, refused } = data.data;
    const told = [
      accepted.length > 0 && t('acceptedAll', { count: accepted.length }),
      refused.length > 0 && t('refusedSome', { count: refused.length }),
    ];
    const kind = refused.length > 0 ? 'warning' : 'success';
    dispatch(toastShown(kind, told.filter(Boolean).join(' ')));
    onAccepted();
  }

  return { accept, isLoading };
}

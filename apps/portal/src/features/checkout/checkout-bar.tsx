import { Button } from '@upaj/ui/button';
import { formatRupees } from '../../shared/format.ts';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { type CheckoutLine, checkoutTotal } from './checkout-line.ts';
import type { CheckoutState } from './use-place-orders.ts';

interface CheckoutBarProps {
  lines: readonly CheckoutLine[];
  state: CheckoutState;
  onCheck: () => void;
}

/** What it costs, and the one button: at the end, so that address and payment are seen before it is pressed. */
export function CheckoutBar({ lines, state, onCheck }: CheckoutBarProps) {
  const { t } = useTranslation('checkout');
  const isDearerOrCheaper = lines.some(({ price, priceWhenAdded }) => price !== priceWhenAdded);
  const isBusy = state === 'placing' || state === 'checking' || state === 'placed';
  return (
    <div className="flex flex-wrap items-center justify-between gap-2.5 max-md:border-line max-md:border-t max-md:pt-4">
      <p className="flex flex-wrap items-baseline gap-2">
        <span className="text-muted">{t('total')}</span>
        <b className="whitespace-nowrap text-2xl">{formatRupees(checkoutTotal(lines))}</b>
      </p>
      {state === 'unknown' ? (
        <Button size="big" className="grow md:grow-0" onClick={onCheck}>
          {t('checkAgain')}
        </Button>
      ) : (
        <SubmitButton size="big" className="grow md:grow-0" isBusy={isBusy}>
          {isDearerOrCheaper ? t('placeAtNewPrice') : t('place')}
        </SubmitButton>
      )}
    </div>
  );
}

import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { useCheckout } from './use-checkout.ts';

type Facts = Pick<ReturnType<typeof useCheckout>, 'state' | 'refusal' | 'error'>;

/** What is under way, and what went wrong. */
export function CheckoutStatus({ checkout: { state, refusal, error } }: { checkout: Facts }) {
  const { t } = useTranslation('checkout');
  const isUnderWay = state === 'placing' || state === 'checking' || state === 'placed';
  const isFailed = state === 'unknown' || state === 'not-placed';
  const reason = refusal ? t(`refused.${refusal}`) : error;
  return (
    <>
      <p role="status" className="text-muted empty:absolute">
        {isUnderWay && t(`state.${state}`)}
      </p>
      <FormAlert>{isFailed ? t(`state.${state}`) : state === 'refused' && reason}</FormAlert>
    </>
  );
}

import { type ComponentType, lazy, Suspense } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { retryImport } from '../../shared/loading/retry-import.ts';
import type { BuyerCapProps } from './buyer-cap.tsx';
import type { useCheckout } from './use-checkout.ts';

type Facts = Pick<ReturnType<typeof useCheckout>, 'state' | 'refusal' | 'error' | 'cap'>;

// Few checkouts meet a cap.
const BuyerCap = lazy<ComponentType<BuyerCapProps>>(async () => ({
  default: (await retryImport(() => import('./buyer-cap.tsx'))).BuyerCap,
}));

/** What is under way, and what went wrong. */
export function CheckoutStatus({ checkout }: { checkout: Facts }) {
  const { t } = useTranslation('checkout');
  const { state, refusal, error, cap } = checkout;
  const isUnderWay = state === 'placing' || state === 'checking' || state === 'placed';
  const isFailed = state === 'unknown' || state === 'not-placed';
  const reason = refusal ? t(`refused.${refusal}`) : error;
  return (
    <>
      <p role="status" className="text-muted empty:absolute">
        {isUnderWay && t(`state.${state}`)}
      </p>
      <FormAlert>{isFailed ? t(`state.${state}`) : state === 'refused' && reason}</FormAlert>
      {state === 'refused' && cap && (
        <Suspense>
          <BuyerCap cap={cap} />
        </Suspense>
      )}
    </>
  );
}

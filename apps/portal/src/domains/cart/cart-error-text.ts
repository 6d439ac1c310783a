import type { Translate } from '../../shared/i18n/load-translation.ts';
import { getApiError } from '../../shared/transport/api-error.ts';

const ownCodes = [
  ...(['out_of_stock', 'listing_unavailable', 'own_listing'] as const),
  ...(['cart_full', 'not_found', 'rate_limited'] as const),
];

/** Says why a listing could not be changed in the cart, and what to do. */
export function cartErrorText(t: Translate<'cart'>, error: unknown, name: string): string {
  const code = ownCodes.find((known) => known === getApiError(error)?.code);
  return t(`failed.${code ?? 'unreachable'}`, { name });
}

import { CountDot, iconButtonStyles } from '@upaj/ui/icon-button';
import { ShoppingCart } from 'lucide-react';
import { useCartCount } from '../../domains/cart/cart-count.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

/** The way to the cart, with the number of listings in it. */
export function CartLink() {
  const { t } = useTranslation('shell');
  const count = useCartCount();
  // Like the initials beside it: the HTML of every page is 100 bytes smaller.
  const isHydrated = useIsHydrated();
  return (
    <PageLink
      to={paths.cart.href()}
      aria-label={t('cart', { count })}
      className={iconButtonStyles()}
    >
      {isHydrated && <ShoppingCart aria-hidden="true" className="size-5" />}
      <CountDot count={count} />
    </PageLink>
  );
}

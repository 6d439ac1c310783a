import { SectionHeader } from '../domains/session/section-header.tsx';
import { CartView } from '../features/cart/cart-view.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/paths.ts';

/** /cart: what the user has chosen in the Mandi. */
export default function CartPage() {
  const { t } = useTranslation('cart');
  const { t: tCrops } = useTranslation('crops');
  return (
    <div className="grid gap-6">
      <SectionHeader
        title={t('title')}
        back={{ to: paths.mandi.href(), label: tCrops('backToMandi') }}
      />
      <CartView />
    </div>
  );
}

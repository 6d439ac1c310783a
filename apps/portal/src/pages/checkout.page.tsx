import { SectionHeader } from '../domains/session/section-header.tsx';
import { Checkout } from '../features/checkout/checkout.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/paths.ts';

/** /checkout: orders the cart, or one listing at once. */
export default function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const { t: tCrops } = useTranslation('crops');
  return (
    <div className="grid gap-6">
      <SectionHeader
        title={t('title')}
        back={{ to: paths.mandi.href(), label: tCrops('backToMandi') }}
      />
      <Checkout />
    </div>
  );
}

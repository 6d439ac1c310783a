import type { PaymentMethod } from '@upaj/contract/orders.schema';
import { Card } from '@upaj/ui/card';
import { ChoiceCard, ChoiceCards } from '@upaj/ui/choice-card';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

interface PaymentSectionProps {
  payment: PaymentMethod;
  /** Sellers who cannot be paid through UPI. */
  withoutUpi: readonly string[];
  onChange: (payment: PaymentMethod) => void;
}

/** How it is paid: on delivery, or through UPI where every seller has an address for it. */
export function PaymentSection({ payment, withoutUpi, onChange }: PaymentSectionProps) {
  const { t } = useTranslation('checkout');
  const { language } = useLanguage();
  const isImpossible = withoutUpi.length > 0;
  const names = new Intl.ListFormat(language).format(withoutUpi);
  const choice = (value: PaymentMethod) => ({
    name: 'payment',
    value,
    checked: payment === value,
    onChange: () => onChange(value),
  });
  return (
    <Card>
      <ChoiceCards legend={t('payment')}>
        <ChoiceCard
          label={t('onDelivery')}
          description={t('onDeliveryHint')}
          {...choice('on-delivery')}
        />
        <ChoiceCard
          label={t('upi')}
          description={isImpossible ? t('noUpi', { names }) : t('upiHint')}
          disabled={isImpossible}
          {...choice('upi')}
        />
      </ChoiceCards>
    </Card>
  );
}

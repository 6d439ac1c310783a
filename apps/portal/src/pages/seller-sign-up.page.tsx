import { SectionHeader } from '../domains/session/section-header.tsx';
import { BankAccountForm } from '../features/sellers/bank-account-form.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/paths.ts';

/** /mandi/seller-signup: the sign-up of a seller. */
export default function SellerSignUpPage() {
  const { t } = useTranslation('sellers');
  return (
    <div className="grid gap-6">
      <SectionHeader
        title={t('title')}
        back={{ to: paths.mandi.href(), label: t('backToMandi') }}
      />
      <BankAccountForm />
    </div>
  );
}

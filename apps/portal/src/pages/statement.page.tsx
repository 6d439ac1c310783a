import { SectionHeader } from '../domains/session/section-header.tsx';
import { Statement } from '../features/sellers/statement/statement.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/paths.ts';

/** /mandi/seller-profile/statement: a seller's deliveries of a month. */
export default function StatementPage() {
  const { t } = useTranslation('statement');
  return (
    <div className="grid gap-5 md:gap-6">
      <SectionHeader
        title={t('title')}
        back={{ to: paths.sellerDashboard.href(), label: t('back') }}
      />
      <Statement />
    </div>
  );
}

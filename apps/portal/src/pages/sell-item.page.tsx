import { SectionHeader } from '../domains/session/section-header.tsx';
import { CropForm } from '../features/crops/sell/crop-form.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/paths.ts';

/** /mandi/sell-item and /seller/sell: create a listing. */
export default function SellItemPage() {
  const { t } = useTranslation('crops');
  const { t: tSelling } = useTranslation('selling');
  return (
    <div className="grid gap-6">
      <SectionHeader
        title={tSelling('sellTitle')}
        back={{ to: paths.mandi.href(), label: t('backToMandi') }}
      />
      <CropForm />
    </div>
  );
}

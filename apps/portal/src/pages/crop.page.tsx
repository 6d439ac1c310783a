import { linkStyles } from '@upaj/ui/text-link';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { CropDetail } from '../features/crops/detail/crop-detail.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { PageLink } from '../shared/page-link.tsx';
import { paths } from '../shared/paths.ts';

/** /mandi/{category}/{id}: one listing. */
export default function CropPage() {
  const { t } = useTranslation('crops');
  const { category = '', id = '' } = useParams();
  return (
    <div className="grid gap-4 md:gap-6">
      <PageLink
        to={paths.mandi.href()}
        className={linkStyles({ kind: 'back', className: 'justify-self-start' })}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('backToMandi')}
      </PageLink>
      <CropDetail category={category} id={id} />
    </div>
  );
}

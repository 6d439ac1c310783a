import { PublicPage } from '../domains/session/public-page.tsx';
import { AdviserDetails } from '../features/landing/adviser-details.tsx';
import { MandiInFull } from '../features/landing/mandi-section.tsx';
import { SchemesSection } from '../features/landing/schemes-section.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';

/** /services and /explore: what can be done here, explained. */
export default function ServicesPage() {
  const { t } = useTranslation('landing');
  return (
    <PublicPage title={t('servicesTitle')} intro={t('servicesText')}>
      <div className="grid grid-cols-1 gap-9 md:gap-13">
        <MandiInFull />
        <div className="grid grid-cols-1 gap-9 below-fold-[3100px] md:gap-13 md:below-fold-[2180px] lg:below-fold-[1550px]">
          <AdviserDetails adviser="recommendation" />
          <AdviserDetails adviser="disease" />
          <AdviserDetails adviser="labs" />
          <SchemesSection />
        </div>
      </div>
    </PublicPage>
  );
}

import { AdviserInFull } from '../features/landing/adviser-in-full.tsx';
import { MandiInFull } from '../features/landing/mandi-section.tsx';
import { SchemesSection } from '../features/landing/schemes-section.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { OpenPage } from '../shared/open-page.tsx';

/** /services and /explore: what can be done here, explained. */
export default function ServicesPage() {
  const { t } = useTranslation('landing');
  return (
    <OpenPage title={t('servicesTitle')} intro={t('servicesText')}>
      <div className="grid grid-cols-1 gap-9 md:gap-13">
        <MandiInFull />
        <div className="grid grid-cols-1 gap-9 below-fold-[3100px] md:gap-13 md:below-fold-[2180px] lg:below-fold-[1550px]">
          <AdviserInFull adviser="recommendation" />
          <AdviserInFull adviser="disease" />
          <AdviserInFull adviser="labs" />
          <SchemesSection />
        </div>
      </div>
    </OpenPage>
  );
}

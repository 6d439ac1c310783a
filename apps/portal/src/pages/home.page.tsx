import { AdviserCard } from '../features/landing/adviser-card.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { MandiCarousel } from '../features/landing/mandi-section.tsx';
import { SchemesSection } from '../features/landing/schemes-section.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { useTitle } from '../shared/use-title.ts';

/** The landing page for visitors. */
export default function HomePage() {
  const { t } = useTranslation('landing');
  useTitle(t('tabTitle'));
  return (
    <div className="grid grid-cols-1 content-start">
      <Hero />
      <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-9 px-4 py-9 md:gap-13 md:px-8 md:py-13">
        <MandiCarousel />
        <div className="grid grid-cols-1 gap-9 below-fold-[2050px] md:gap-13 md:below-fold-[1490px] lg:below-fold-[975px]">
          <div className="grid gap-4 lg:grid-cols-2">
            <AdviserCard adviser="recommendation" />
            <AdviserCard adviser="disease" />
          </div>
          <AdviserCard adviser="labs" />
          <SchemesSection />
        </div>
      </div>
    </div>
  );
}

import { AdviserCard } from '../features/landing/adviser-card.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { MandiCarousel } from '../features/landing/mandi-section.tsx';
import { SchemesSection } from '../features/landing/schemes-section.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { useTitle } from '../shared/use-title.ts';

/** The first page of people who are not signed in. */
export default function HomePage() {
  const { t } = useTranslation('landing');
  useTitle(t('tabTitle'));
  return (
    <div className="grid grid-cols-1">
      <Hero />
      <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-9 px-4 py-9 md:gap-13 md:px-8 md:py-13">
        <MandiCarousel />
        {/* Below the first screen: laid out when it comes near, so that the first paint is earlier. */}
        <div className="-mx-4 -mb-6 grid grid-cols-1 gap-9 px-4 pb-6 [contain-intrinsic-height:auto_1700px] [content-visibility:auto] md:-mx-8 md:gap-13 md:px-8 md:[contain-intrinsic-height:auto_1000px]">
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

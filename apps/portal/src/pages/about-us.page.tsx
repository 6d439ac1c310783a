import { intro } from '@upaj/content/about/about';
import { PublicPage } from '../domains/session/public-page.tsx';
import { CreatorList } from '../features/about/creator-list.tsx';
import { DemoVideo } from '../features/about/demo-video.tsx';
import { KeyFeatures } from '../features/about/key-features.tsx';
import { Testimonials } from '../features/about/testimonials.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { useLanguage } from '../shared/use-language.ts';

/** /about-us: what Upaj is, and who makes it. */
export default function AboutUsPage() {
  const { t } = useTranslation('about');
  const { language } = useLanguage();
  return (
    <PublicPage title={t('title')} intro={t('intro')}>
      <div className="grid gap-12">
        <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
          <p className="text-lg md:text-xl">{intro[language]}</p>
          <DemoVideo />
        </div>
        <KeyFeatures />
        <div className="grid gap-12 below-fold-[1470px] md:below-fold-[860px] lg:below-fold-[690px]">
          <Testimonials />
          <CreatorList />
        </div>
      </div>
    </PublicPage>
  );
}

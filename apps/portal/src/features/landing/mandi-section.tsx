import { categories } from '@upaj/content/categories';
import { buttonStyles } from '@upaj/ui/button';
import { Carousel } from '@upaj/ui/carousel';
import { SectionHead } from '@upaj/ui/section-head';
import { linkStyles } from '@upaj/ui/text-link';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { CategoryTile } from './category-tile.tsx';
import { LandingSection } from './landing-section.tsx';

/** The eight categories of the Mandi, three at a time. */
export function MandiCarousel() {
  const { t } = useTranslation('landing');
  return (
    <LandingSection id="products">
      <SectionHead
        title={t('mandi.title')}
        titleId="products-title"
        action={
          <PageLink
            to={paths.services.href('products')}
            className={linkStyles({ kind: 'alone' })}
            aria-label={`${t('learnMore')}: ${t('mandi.title')}`}
          >
            {t('learnMore')}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </PageLink>
        }
      />
      <Carousel
        label={t('mandi.categories')}
        previousLabel={t('mandi.previous')}
        nextLabel={t('mandi.next')}
      >
        {categories.map((category) => (
          <CategoryTile key={category.name} category={category} />
        ))}
      </Carousel>
    </LandingSection>
  );
}

/** The Mandi explained, with all its categories in sight. */
export function MandiInFull() {
  const { t } = useTranslation('landing');
  const { t: explain } = useTranslation('services');
  return (
    <LandingSection id="products" className="grid gap-4">
      <h2 id="products-title" className="text-2xl md:text-3xl">
        {t('mandi.title')}
      </h2>
      <p className="max-w-2xl">{explain('mandi.text')}</p>
      <ul className="grid grid-pair-[8.5rem] gap-3 lg:grid-cols-4">
        {categories.map((category) => (
          <li key={category.name}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <PageLink to={paths.mandi.href()} className={buttonStyles()}>
          {explain('mandi.open')}
        </PageLink>
        <PageLink to={paths.sellItem.href()} className={buttonStyles({ variant: 'outline' })}>
          {explain('mandi.sell')}
        </PageLink>
      </div>
    </LandingSection>
  );
}

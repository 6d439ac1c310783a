import { type Feature, features } from '@upaj/content/about/about';
import { Card } from '@upaj/ui/card';
import newspaper from '@upaj/ui/pictures/newspaper.svg?no-inline';
import seedling from '@upaj/ui/pictures/seedling.svg?no-inline';
import tractor from '@upaj/ui/pictures/tractor.svg?no-inline';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

const pictures: Record<Feature['id'], string> = {
  'market-data': tractor,
  education: seedling,
  forum: newspaper,
};

/** The three things that Upaj is for. */
export function KeyFeatures() {
  const { t } = useTranslation('about');
  const { language } = useLanguage();
  return (
    <section aria-labelledby="features" className="grid gap-4">
      <h2 id="features" className="text-3xl">
        {t('features')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {features.map(({ id, title, description }) => (
          <li key={id} className="grid">
            <Card className="grid content-start gap-2">
              <img src={pictures[id]} alt="" width={56} height={56} />
              <h3 className="text-xl">{title[language]}</h3>
              <p>{description[language]}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

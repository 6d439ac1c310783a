import { sampleLabel, testimonials } from '@upaj/content/about/about';
import { Badge } from '@upaj/ui/badge';
import { Card } from '@upaj/ui/card';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

/** Sample testimonials; each is marked as a sample, since none is a real quotation. */
export function Testimonials() {
  const { t } = useTranslation('about');
  const { language } = useLanguage();
  return (
    <section aria-labelledby="testimonials" className="grid gap-4">
      <h2 id="testimonials" className="text-3xl">
        {t('testimonials')}
      </h2>
      <p className="-mt-2 text-muted">{t('testimonialsText')}</p>
      <ul className="grid gap-4 md:grid-cols-2">
        {testimonials.map(({ text, by }) => (
          <li key={by.en} className="grid">
            <Card tone="soft" className="grid content-between justify-items-start gap-3">
              <Badge tone="look">{sampleLabel[language]}</Badge>
              <p className="text-lg">{text[language]}</p>
              <p className="text-muted">{by[language]}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

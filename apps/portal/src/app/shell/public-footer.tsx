import { BrandMark } from '@upaj/ui/brand';
import { Phone } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The foot of public pages: what this is, and whom to call. */
export function PublicFooter() {
  const { t } = useTranslation('shell');
  return (
    <footer className="bg-deep px-5 py-9 text-on-deep md:px-12">
      <div className="mx-auto grid max-w-page gap-6 md:grid-cols-[2fr_1fr]">
        <div className="grid justify-items-start gap-2">
          <p className="inline-flex items-center gap-2.5 font-bold text-white text-xl">
            <BrandMark className="size-8" />
            {t('brand')}
          </p>
          <p className="max-w-lg">{t('footer.about')}</p>
        </div>
        <address className="grid content-start gap-1 not-italic">
          <h2 className="font-bold text-base text-white">{t('footer.contact')}</h2>
          <a
            href="tel:18001801551"
            className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 [--focus:var(--gold-300)]"
          >
            <Phone aria-hidden="true" className="size-4.5 flex-none" />
            {t('footer.callCentre', { number: '1800-180-1551' })}
          </a>
          <p className="text-sm">{t('footer.hours')}</p>
        </address>
      </div>
    </footer>
  );
}

import { callCentre } from '@upaj/content/about/call-centre';
import { BrandMark } from '@upaj/ui/brand';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { useLandingMenu } from './nav-items.tsx';
import { ShareLinks } from './share-links.tsx';

const linkStyles =
  'inline-flex min-h-11 items-center gap-2 underline underline-offset-4 [--focus:var(--gold-300)]';
const headStyles = 'font-bold text-base text-white';

/** The footer of public pages: about Upaj, navigation, helplines and share links. */
export function PublicFooter() {
  const { t } = useTranslation('shell');
  const targets = useLandingMenu();
  return (
    <footer className="bg-deep pt-9 pb-[calc(2.25rem+var(--end-spacer,0px))] text-on-deep below-fold-[730px] md:below-fold-[440px] lg:below-fold-[270px]">
      <div className="mx-auto grid max-w-page gap-x-8 px-5 gap-y-6 md:grid-cols-2 md:px-8 lg:grid-cols-[2fr_1fr_1.4fr_1fr]">
        <div className="grid content-start justify-items-start gap-2">
          <p className="inline-flex items-center gap-2.5 font-bold text-white text-xl">
            <BrandMark className="size-8" />
            {t('brand')}
          </p>
          <p className="max-w-lg">{t('footer.about')}</p>
        </div>
        <nav aria-labelledby="footer-links" className="grid content-start justify-items-start">
          <h2 id="footer-links" className={headStyles}>
            {t('footer.links')}
          </h2>
          {targets.map(({ to, label }) => (
            <PageLink key={to} to={to} className={linkStyles}>
              {label}
            </PageLink>
          ))}
        </nav>
        <address className="grid content-start justify-items-start not-italic">
          <h2 className={headStyles}>{t('footer.contact')}</h2>
          <a href={`tel:${callCentre.replaceAll('-', '')}`} className={linkStyles}>
            <Phone aria-hidden="true" className="size-4.5 flex-none" />
            {t('footer.callCentre', { number: callCentre })}
          </a>
          <p className="text-sm">{t('footer.hours')}</p>
          <PageLink to={paths.contact.href()} className={linkStyles}>
            <Mail aria-hidden="true" className="size-4.5 flex-none" />
            {t('footer.write')}
          </PageLink>
        </address>
        <div className="grid content-start justify-items-start">
          <h2 className={headStyles}>{t('footer.tell')}</h2>
          <ShareLinks className={linkStyles} />
        </div>
      </div>
    </footer>
  );
}

import { type Scheme, titleIn } from '@upaj/content/schemes/scheme';
import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import building from '@upaj/ui/pictures/classical-building.svg';
import { linkStyles } from '@upaj/ui/text-link';
import { Download, ExternalLink } from 'lucide-react';
import { CertaintyNote } from '../../shared/certainty-note.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** One scheme: its title, what it gives, its guidelines and its own site. */
export function SchemeCard({ scheme }: { scheme: Scheme }) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const { fact, download, link } = scheme;
  const { name: title, nameLanguage, official } = titleIn(scheme, language);
  return (
    <Card className="flex h-full flex-col gap-2">
      <span className="grid size-12 place-items-center rounded-control bg-gold-faint">
        <img src={building} alt="" width={32} height={32} loading="lazy" className="size-8" />
      </span>
      <div>
        <h3 lang={nameLanguage} className="text-lg leading-snug">
          {title}
        </h3>
        {official !== undefined && (
          <p lang={scheme.titleLanguage} className="text-muted text-sm">
            {official}
          </p>
        )}
      </div>
      <div className="flex-1">
        <p className="line-clamp-3">{fact[language]}</p>
        <p className="mt-1 text-caption">
          <CertaintyNote of={[fact.certainty, scheme.certainty]} />
        </p>
      </div>
      {download === 'NA' ? (
        <p className="inline-flex min-h-11 items-center text-muted">{t('schemes.noDownload')}</p>
      ) : (
        <a
          {...newTab}
          href={download}
          aria-label={t('schemes.downloadOf', { title })}
          className={linkStyles({ kind: 'alone' })}
        >
          <Download aria-hidden="true" className="size-4.5 flex-none" />
          {t('schemes.download')}
        </a>
      )}
      <a
        {...newTab}
        href={link}
        aria-label={t('schemes.visitOf', { title })}
        className={buttonStyles({ variant: 'outline', width: 'full' })}
      >
        {t('schemes.visit')}
        <ExternalLink aria-hidden="true" className="size-4.5 flex-none" />
      </a>
    </Card>
  );
}

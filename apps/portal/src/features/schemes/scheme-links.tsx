import { type Scheme, titleIn } from '@upaj/content/schemes/scheme';
import { buttonStyles } from '@upaj/ui/button';
import { linkStyles } from '@upaj/ui/text-link';
import { ExternalLink, FileText } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The scheme's own site, and its guidelines where there are any. */
export function SchemeLinks({ scheme }: { scheme: Scheme }) {
  const { t } = useTranslation('schemes');
  const { language } = useLanguage();
  const { link, download } = scheme;
  const title = titleIn(scheme, language).name;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <a
        {...newTab}
        href={link}
        aria-label={t('visitOf', { title })}
        className={buttonStyles({ variant: 'outline', size: 'small' })}
      >
        {t('visit')}
        <ExternalLink aria-hidden="true" className="size-4 flex-none" />
      </a>
      {download === 'NA' ? (
        <span className="inline-flex min-h-11 items-center text-muted text-sm">
          {t('noDownload')}
        </span>
      ) : (
        <a
          {...newTab}
          href={download}
          aria-label={t('downloadOf', { title })}
          className={linkStyles({ kind: 'alone', className: 'text-sm' })}
        >
          <FileText aria-hidden="true" className="size-4 flex-none max-md:hidden" />
          {t('download')}
        </a>
      )}
    </div>
  );
}

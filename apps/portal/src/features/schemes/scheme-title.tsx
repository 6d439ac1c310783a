import type { Scheme } from '@upaj/content/schemes/scheme';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { cutTitle } from './cut-title.ts';

/** The official title, or our translation, which is marked. */
export function SchemeTitle({ scheme }: { scheme: Scheme }) {
  const { t } = useTranslation('schemes');
  return (
    <div>
      <CutTitle scheme={scheme} />
      {scheme.isOwnTitle && <p className="text-caption text-muted">{t('ownTitle')}</p>}
    </div>
  );
}

/** A long title is cut, and opens to the whole, also without scripts. */
function CutTitle({ scheme: { title, titleLanguage } }: { scheme: Scheme }) {
  const { t } = useTranslation('schemes');
  const { shown, isCut } = cutTitle(title);
  if (!isCut) {
    return (
      <p lang={titleLanguage} className="font-bold text-lg leading-snug">
        {title}
      </p>
    );
  }
  return (
    <details className="group">
      <summary className="cursor-pointer list-none font-bold text-lg leading-snug [&::-webkit-details-marker]:hidden">
        <span lang={titleLanguage}>
          <span className="group-open:hidden">{shown}</span>
          <span className="hidden group-open:inline">{title}</span>
        </span>
        <span className="ms-2 inline-block py-1 font-semibold text-action text-control underline underline-offset-4">
          <span className="group-open:hidden">{t('more')}</span>
          <span className="hidden group-open:inline">{t('less')}</span>
        </span>
      </summary>
    </details>
  );
}

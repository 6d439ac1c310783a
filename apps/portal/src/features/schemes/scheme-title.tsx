import { type Scheme, titleIn } from '@upaj/content/schemes/scheme';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { cutTitle } from './cut-title.ts';

/** The name in the user's language, and the official title below it where that is another one; our own is marked. */
export function SchemeTitle({ scheme }: { scheme: Scheme }) {
  const { t } = useTranslation('schemes');
  const { language } = useLanguage();
  const { name, nameLanguage, official } = titleIn(scheme, language);
  return (
    <div>
      <CutTitle title={name} titleLanguage={nameLanguage} />
      {official !== undefined && (
        <p lang={scheme.titleLanguage} className="text-muted text-sm">
          {official}
        </p>
      )}
      {scheme.isOwnTitle && <p className="text-caption text-muted">{t('ownTitle')}</p>}
    </div>
  );
}

/** A long title is cut, and opens to the whole, also without scripts. */
function CutTitle({ title, titleLanguage }: Pick<Scheme, 'title' | 'titleLanguage'>) {
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

import { useDispatch } from 'react-redux';
import { changeLanguage, type Language } from './i18n/translations.ts';
import { useTranslation } from './i18n/use-translation.ts';
import { toastShown } from './toasts.slice.ts';

/** A shared link may name a language; after a choice it would win over it again at the next reload. */
function forgetAddressed(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

/** Changes the language of the portal; the choice is stored for a year. */
export function useChooseLanguage(): (to: Language) => Promise<void> {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  return async (to) => {
    try {
      await changeLanguage(to);
    } catch {
      dispatch(toastShown('error', t('languageFailed')));
      return;
    }
    // A cookie and not local storage: the server sends public pages in the chosen language.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `language=${to}; path=/; max-age=31536000; samesite=lax`;
    forgetAddressed();
  };
}

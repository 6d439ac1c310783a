import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { stateName } from '../../../shared/state-name.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import type { LabSearch } from '../search/use-labs-address.ts';

/** Names where laboratories are searched from, in the user's language. */
export function useSearchName(): (search: LabSearch) => string {
  const { t } = useTranslation('labs');
  const { language } = useLanguage();
  return (search) => {
    if ('pin' in search) return t('fromPin', { pin: search.pin });
    return 'state' in search ? stateName(search.state, language) : t('fromPosition');
  };
}

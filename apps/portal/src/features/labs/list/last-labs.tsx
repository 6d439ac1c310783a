import { linkStyles } from '@upaj/ui/text-link';
import { History } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { stateName } from '../../../shared/state-name.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import type { LabSearch } from '../search/use-labs-address.ts';
import { useLastSearch } from './last-search.ts';

/** The way back to the list that was seen last; it opens without a connection too. */
export function LastLabs() {
  const { t } = useTranslation('labs');
  const search = useLastSearch();
  const searchName = useSearchName();
  if (!search) return null;
  return (
    <PageLink
      to={`${paths.labs.href()}?${new URLSearchParams(search)}`}
      className={linkStyles({ kind: 'alone', className: 'justify-self-start' })}
    >
      <History aria-hidden="true" className="size-5 flex-none" />
      {t('lastList', { place: searchName(search) })}
    </PageLink>
  );
}

/** Names where laboratories are searched from, in the user's language. */
function useSearchName(): (search: LabSearch) => string {
  const { t } = useTranslation('labs');
  const { language } = useLanguage();
  return (search) => {
    if ('pin' in search) return t('fromPin', { pin: search.pin });
    return 'state' in search ? stateName(search.state, language) : t('fromPosition');
  };
}

import { SearchField } from '@upaj/ui/search-field';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface NewsSearchProps {
  query: string;
  onQuery: (query: string) => void;
}

/** Searches headlines and summaries, in both languages, while the user types. */
export function NewsSearch({ query, onQuery }: NewsSearchProps) {
  const { t } = useTranslation('news');
  return (
    <search>
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        maxLength={100}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
    </search>
  );
}

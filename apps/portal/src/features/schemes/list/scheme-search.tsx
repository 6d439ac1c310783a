import { SearchField } from '@upaj/ui/search-field';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface SchemeSearchProps {
  text: string;
  /** Called at every key. */
  type: (text: string) => void;
}

/** Searches titles, facts and departments, in both languages. */
export function SchemeSearch({ text, type }: SchemeSearchProps) {
  const { t } = useTranslation('schemes');
  return (
    <search className="[@media(scripting:none)]:hidden">
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        maxLength={100}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </search>
  );
}

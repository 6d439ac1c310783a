import { SearchField } from '@upaj/ui/search-field';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface VideoSearchProps {
  question: string;
  onQuestion: (question: string) => void;
}

/** The search box of the section; it finds while one types. */
export function VideoSearch({ question, onQuestion }: VideoSearchProps) {
  const { t } = useTranslation('education');
  return (
    <search>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        value={question}
        onChange={({ target }) => onQuestion(target.value)}
      />
    </search>
  );
}

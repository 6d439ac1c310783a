import { SearchField } from '@upaj/ui/search-field';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSearchInput } from '../../../shared/use-search-input.ts';

interface MandiSearchProps {
  /** What the address asks for now. */
  q: string;
  /** Called when the person pauses or presses Enter. */
  onSearch: (q: string) => void;
}

/** The search box; it follows the address when the person goes back. */
export function MandiSearch({ q, onSearch }: MandiSearchProps) {
  const { t } = useTranslation('crops');
  const { text, type, send } = useSearchInput(q, onSearch);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(text);
        }}
      >
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          maxLength={100}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </search>
  );
}

import { SearchField } from '@upaj/ui/search-field';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSearchInput } from '../../../shared/use-search-input.ts';

interface ThreadSearchProps {
  /** The search text of the address. */
  q: string;
  /** Called when the user pauses or presses Enter. */
  onSearch: (q: string) => void;
}

/** The search box; it follows the address when the user goes back. */
export function ThreadSearch({ q, onSearch }: ThreadSearchProps) {
  const { t } = useTranslation('threads');
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
          // Without scripts the browser sends it.
          name="q"
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

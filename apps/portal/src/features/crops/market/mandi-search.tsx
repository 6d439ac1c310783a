import { SearchField } from '@upaj/ui/search-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

const pauseInMs = 400;

interface MandiSearchProps {
  /** What the address asks for now. */
  q: string;
  /** Called when the person pauses or presses Enter. */
  onSearch: (q: string) => void;
}

/** The search box; it follows the address when the person goes back. */
export function MandiSearch({ q, onSearch }: MandiSearchProps) {
  const { t } = useTranslation('crops');
  const [text, setText] = useState(q);
  const [asked, setAsked] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (q !== asked) {
    setAsked(q);
    setText(q);
  }

  function ask(typed: string) {
    clearTimeout(timer.current);
    const next = typed.trim();
    if (next === asked) return;
    setAsked(next);
    onSearch(next);
  }

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
        }}
      >
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          maxLength={100}
          value={text}
          onChange={({ target: { value } }) => {
            setText(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => ask(value), pauseInMs);
          }}
        />
      </form>
    </search>
  );
}

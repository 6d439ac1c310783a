import { Select } from '@upaj/ui/select';
import { useId } from 'react';
import type { Language } from '../i18n/translations.ts';

interface LanguageSelectProps {
  /** What is chosen, in the person's language. */
  label: string;
  language: Language;
  onLanguageChange: (to: Language) => void;
}

/** Languages by their own names, which are never translated. */
const ownNames = { en: 'English', hi: 'हिन्दी' } as const;

/** A screen's own choice of language, beside that of the interface. */
export function LanguageSelect({ label, language, onLanguageChange }: LanguageSelectProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="font-semibold text-control">
        {label}
      </label>
      <Select
        id={id}
        value={language}
        onChange={({ target }) => onLanguageChange(target.value === 'hi' ? 'hi' : 'en')}
      >
        <option value="en" lang="en">
          {ownNames.en}
        </option>
        <option value="hi" lang="hi">
          {ownNames.hi}
        </option>
      </Select>
    </div>
  );
}

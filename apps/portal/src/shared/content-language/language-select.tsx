import { Select } from '@upaj/ui/select';
import { useId } from 'react';
import { type Language, languages } from '../i18n/translations.ts';
import { useTranslation } from '../i18n/use-translation.ts';

interface LanguageSelectProps {
  /** What is chosen, in the user's language. */
  label: string;
  language: Language;
  onLanguageChange: (to: Language) => void;
}

/** A screen's own choice of language, beside that of the interface. */
export function LanguageSelect({ label, language, onLanguageChange }: LanguageSelectProps) {
  const id = useId();
  const { t } = useTranslation('shell');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="font-semibold text-control">
        {label}
      </label>
      <Select
        id={id}
        className="flex-[1_1_8rem]"
        value={language}
        onChange={({ target }) => onLanguageChange(target.value === 'hi' ? 'hi' : 'en')}
      >
        {languages.map((name) => (
          <option key={name} value={name}>
            {t(`languages.${name}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

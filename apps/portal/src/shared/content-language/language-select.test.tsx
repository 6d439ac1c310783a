import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeLanguage } from '../i18n/translations.ts';
import { LanguageSelect } from './language-select.tsx';

it.each([
  ['en', ['English', 'Hindi (हिंदी)']],
  ['hi', ['English (अंग्रेजी)', 'हिंदी']],
] as const)(
  'both languages are named so that readers of %s find theirs',
  { tags: ['EDUCATION-1', 'VIDEOS-1'] },
  async (language, names) => {
    await changeLanguage(language);
    render(<LanguageSelect label="Language" language="en" onLanguageChange={() => {}} />);
    const options = screen.getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(names);
    expect(options.map(({ value }) => value)).toEqual(['en', 'hi']);
  },
);

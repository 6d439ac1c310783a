import { ErrorCode } from '@upaj/contract/error-reply';
import { expect, it } from 'vitest';
import { loadTexts } from '../i18n/translations.ts';
import { fieldErrorText } from './use-field-error-text.ts';

/** The error codes of fields in the contract, the server and the forms. */
const fieldCodes = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'too_few',
  'too_many',
  'too_few_facts',
  'too_many_decimals',
  'too_common',
  'too_large',
  'wrong_type',
  'wrong_choice',
  'wrong_format',
  'wrong_email',
  'wrong_date',
  'wrong_characters',
  'wrong_password',
  'password_missing',
  'before_harvest',
  'in_past',
  'not_whole',
  'has_orders',
  'below_trade_unit',
  'licence_needed',
  'bad_picture',
  'too_many_pixels',
  'repeated',
  'files_differ',
  'unknown_picture',
  'unknown_field',
  'not_the_same',
  'unchecked',
  'contact_details',
  'contact_consent',
  'too_many_links',
  'in_future',
  'merged_bank',
];

it.each(['en', 'hi'] as const)('every error code has a text in %s', async (language) => {
  // Apart from those of calls, which may fail before a user does anything: the others are loaded later.
  const groups = ['errors', 'field-errors', 'thread-errors'] as const;
  const loaded = groups.map((group) => loadTexts(group, language));
  const texts = Object.assign({}, ...(await Promise.all(loaded)));
  const missing = [...ErrorCode.options.map((code) => `failed.${code}`), ...fieldCodes].filter(
    (key) => !texts[key],
  );
  expect(missing).toEqual([]);
});

it.each(['en', 'hi'] as const)(
  'no text in %s names a limit that is not known',
  async (language) => {
    const texts: Record<string, string> = { ...(await loadTexts('field-errors', language)) };
    for (const code of fieldCodes) {
      for (const error of [code, `${code}:90`]) {
        expect(fieldErrorText(texts, error), error).not.toMatch(/undefined|[{}]/);
      }
    }
    expect(fieldErrorText(texts, 'too_big')).toBe(texts.wrong_format);
    expect(fieldErrorText(texts, 'too_big:90')).toContain('90');
  },
);

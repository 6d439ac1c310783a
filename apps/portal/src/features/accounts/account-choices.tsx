import { states } from '@upaj/content/states';
import { Select } from '@upaj/ui/select';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

const genders = ['male', 'female', 'others'] as const;

/** The three genders that the specification names. */
export function GenderSelect(props: ComponentProps<'select'>) {
  const { t } = useTranslation('accounts');
  return (
    <Select {...props}>
      <option value="">{t('choose')}</option>
      {genders.map((gender) => (
        <option key={gender} value={gender}>
          {t(`genders.${gender}`)}
        </option>
      ))}
    </Select>
  );
}

/** The states and union territories, shown in the user's language and sent in English. */
export function StateSelect(props: ComponentProps<'select'>) {
  const { t } = useTranslation('accounts');
  const { language } = useLanguage();
  const sorted = [...states].sort((one, other) =>
    one[language].localeCompare(other[language], language),
  );
  return (
    <Select {...props}>
      <option value="">{t('choose')}</option>
      {sorted.map((state) => (
        <option key={state.code} value={state.en}>
          {state[language]}
        </option>
      ))}
    </Select>
  );
}

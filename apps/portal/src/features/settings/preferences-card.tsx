import { Card } from '@upaj/ui/card';
import { FormField } from '@upaj/ui/form-field';
import { SectionHead } from '@upaj/ui/section-head';
import { Select } from '@upaj/ui/select';
import { languages } from '../../shared/i18n/translations.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useChooseLanguage } from '../../shared/use-choose-language.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { useTheme } from '../../shared/use-theme.ts';

const themes = ['light', 'dark'] as const;

/** The language of the portal, and light or dark; each is chosen at once. */
export function PreferencesCard() {
  const { t } = useTranslation('settings');
  const { t: tShell } = useTranslation('shell');
  const { language } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const { theme, changeTheme } = useTheme();
  const chosen = <Name extends string>(names: readonly Name[], value: string) =>
    names.find((name) => name === value);
  return (
    <Card>
      <SectionHead title={t('preferences')} />
      <div className="grid gap-4 md:grid-cols-2">
        <FormField label={t('language')}>
          <Select
            value={language}
            onChange={({ target }) => {
              const to = chosen(languages, target.value);
              if (to) void chooseLanguage(to);
            }}
          >
            {languages.map((name) => (
              <option key={name} value={name}>
                {tShell(`languages.${name}`)}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField label={t('theme')}>
          <Select
            value={theme}
            onChange={({ target }) => {
              const to = chosen(themes, target.value);
              if (to) changeTheme(to);
            }}
          >
            {themes.map((name) => (
              <option key={name} value={name}>
                {t(`themes.${name}`)}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
    </Card>
  );
}

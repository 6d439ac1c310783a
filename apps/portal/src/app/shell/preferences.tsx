import { LanguageSwitch } from '@upaj/ui/language-switch';
import { ThemeSwitch } from '@upaj/ui/theme-switch';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/use-language.ts';
import { useTheme } from '../../shared/use-theme.ts';

/** The switches for language and theme. */
export function Preferences() {
  const { t } = useTranslation('shell');
  const { language, changeLanguage } = useLanguage();
  const { theme, changeTheme } = useTheme();
  return (
    <>
      <LanguageSwitch language={language} onLanguageChange={changeLanguage} />
      <ThemeSwitch
        theme={theme}
        onThemeChange={changeTheme}
        label={t(theme === 'dark' ? 'lightTheme' : 'darkTheme')}
      />
    </>
  );
}

import { LanguageSwitch } from '@upaj/ui/language-switch';
import { ThemeSwitch } from '@upaj/ui/theme-switch';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useChooseLanguage } from '../../shared/use-choose-language.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { useTheme } from '../../shared/use-theme.ts';

/** The switches for language and theme. */
export function Preferences() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const { theme, changeTheme } = useTheme();
  return (
    <>
      <LanguageSwitch language={language} onLanguageChange={chooseLanguage} />
      <ThemeSwitch
        theme={theme}
        onThemeChange={changeTheme}
        label={t(theme === 'dark' ? 'lightTheme' : 'darkTheme')}
      />
    </>
  );
}

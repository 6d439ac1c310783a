import { LanguageSwitch } from '@upaj/ui/language-switch';
import { ThemeSwitch } from '@upaj/ui/theme-switch';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useChooseLanguage } from '../../shared/use-choose-language.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { useTheme } from '../../shared/use-theme.ts';

interface PreferencesProps {
  /** On phones the theme is left to another place, such as the sheet behind More. */
  isThemeElsewhere?: boolean;
}

/** The switches for language and theme. */
export function Preferences({ isThemeElsewhere = false }: PreferencesProps) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const { theme, changeTheme } = useTheme();
  // As with the cart: the HTML of every page is smaller.
  const isHydrated = useIsHydrated();
  return (
    <>
      <LanguageSwitch language={language} onLanguageChange={chooseLanguage} />
      <ThemeSwitch
        theme={isHydrated ? theme : undefined}
        onThemeChange={changeTheme}
        label={t(theme === 'dark' ? 'lightTheme' : 'darkTheme')}
        className={isThemeElsewhere ? 'max-md:hidden' : undefined}
      />
    </>
  );
}

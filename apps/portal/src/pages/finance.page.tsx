import { SectionHeader } from '../domains/session/section-header.tsx';
import { Calculators } from '../features/finance/calculators.tsx';
import { FinanceCards } from '../features/finance/finance-cards.tsx';
import { LanguageSelect } from '../shared/content-language/language-select.tsx';
import { useContentLanguage } from '../shared/content-language/use-content-language.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';

/** /finance: loans, insurance, and what they cost. */
export default function FinancePage() {
  const { t } = useTranslation('finance');
  const { language, changeLanguage } = useContentLanguage();
  return (
    <div className="grid gap-6 md:gap-8">
      <SectionHeader
        title={t('title')}
        actions={
          <LanguageSelect
            label={t('language')}
            language={language}
            onLanguageChange={changeLanguage}
          />
        }
      />
      <FinanceCards />
      <Calculators />
    </div>
  );
}

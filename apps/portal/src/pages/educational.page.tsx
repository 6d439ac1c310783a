import { TopicCards } from '../features/education/topic-cards.tsx';
import { LanguageSelect } from '../shared/content-language/language-select.tsx';
import { useContentLanguage } from '../shared/content-language/use-content-language.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { SectionHeader } from '../shared/section-header.tsx';

/** /educational: the five topics that can be learnt about. */
export default function EducationalPage() {
  const { t } = useTranslation('education');
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
      <TopicCards />
    </div>
  );
}

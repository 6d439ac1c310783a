import { useState } from 'react';
import { SectionHeader } from '../domains/session/section-header.tsx';
import { TopicCards } from '../features/education/topic-cards.tsx';
import { VideoResults } from '../features/education/video-results.tsx';
import { VideoSearch } from '../features/education/video-search.tsx';
import { LanguageSelect } from '../shared/content-language/language-select.tsx';
import { useContentLanguage } from '../shared/content-language/use-content-language.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';

/** /educational: the five topics, and a search through all videos. */
export default function EducationalPage() {
  const { t } = useTranslation('education');
  const { language, changeLanguage } = useContentLanguage();
  const [question, setQuestion] = useState('');
  const asked = question.trim();
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
      <VideoSearch question={question} onQuestion={setQuestion} />
      {asked ? <VideoResults question={asked} /> : <TopicCards />}
    </div>
  );
}

import { topics } from '@upaj/content/education/topics';
import { Card } from '@upaj/ui/card';
import { Navigate, useLocation } from 'react-router-dom';
import { SectionHeader } from '../domains/session/section-header.tsx';
import { Lesson } from '../features/education/lesson.tsx';
import { StepList } from '../features/education/step-list.tsx';
import { LanguageSelect } from '../shared/content-language/language-select.tsx';
import { useContentLanguage } from '../shared/content-language/use-content-language.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/paths.ts';
import { useLanguage } from '../shared/use-language.ts';

/** /educational/fertilizers, /insecticides, /irrigation, /sowing and /weeds: the videos of a topic. */
export default function VideoLessonPage() {
  const { t } = useTranslation('education');
  const { pathname } = useLocation();
  const { language: own } = useLanguage();
  const { language, changeLanguage } = useContentLanguage();
  const topic = topics.find(({ url }) => pathname.startsWith(url));
  if (!topic) return <Navigate to={paths.educational.href()} replace />;
  return (
    <div className="grid gap-6">
      <SectionHeader
        title={topic.title[own]}
        back={{ to: paths.educational.href(language), label: t('title') }}
        actions={
          <LanguageSelect
            label={t('language')}
            language={language}
            onLanguageChange={changeLanguage}
          />
        }
      />
      <Lesson topic={topic.topic} />
      <Card tone="hint" size="panel" className="grid gap-4">
        <h2 className="text-2xl">{t('inShort')}</h2>
        <StepList isWide language={language} steps={topic.steps.map((step) => step[language])} />
      </Card>
    </div>
  );
}

import { findDisease } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { Button } from '@upaj/ui/button';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import type { WalkInHand } from '../use-walk.ts';
import { QuestionCard } from './question-card.tsx';

interface CompareStepProps {
  walk: WalkInHand;
  /** Ids of the two diseases. */
  compare: readonly string[];
}

/** What separates the two diseases between which the pictures could not decide. */
export function CompareStep({ walk: { answer, open, question }, compare }: CompareStepProps) {
  const { t } = useTranslation('leaf-walk');
  const { language } = useLanguage();
  const [one = '', other = ''] = compare.map((id) => findDisease(id)?.name[language] ?? id);
  return (
    <>
      {question && (
        <QuestionCard sign={question} onAnswer={answer}>
          {t('separates', { one, other })}
        </QuestionCard>
      )}
      <Button variant="quiet" className="justify-self-start" onClick={() => open('part')}>
        {t('compare.allSigns')}
      </Button>
    </>
  );
}

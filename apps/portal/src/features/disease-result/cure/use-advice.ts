import type { Findings } from '../../../domains/disease/opinions.ts';
import { useAnswerText } from '../../../domains/disease/use-answer-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** What to do before, or in place of, a cure; undefined where the cure says it. */
export function useAdvice(findings: Findings, cropId: string): string | undefined {
  const { t } = useTranslation('leaf-result');
  const { cropName } = useAnswerText();
  const { answer, candidates, heard, isDisputed } = findings;
  const [{ outcome }] = heard;
  if (answer) return answer.diseaseId === null ? t('advice.healthy') : undefined;
  if (isDisputed) return t('advice.disputed');
  if (outcome === 'no leaf') return t('advice.no leaf');
  if (outcome === 'not trained') return t('advice.not trained', { crop: cropName(cropId) });
  return candidates.length > 1 ? t('advice.unsure') : t('advice.unsureAlone');
}

/** What to heed for a picture that can be judged. */
export function usePhotoTips(cropId: string): string[] {
  const { t } = useTranslation('leaf-result');
  const { cropName } = useAnswerText();
  return [
    t('photo.one', { crop: cropName(cropId) }),
    t('photo.light'),
    t('photo.sharp'),
    t('photo.sick'),
  ];
}

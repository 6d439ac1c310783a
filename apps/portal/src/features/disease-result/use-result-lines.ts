import { callCentre } from '@upaj/content/about/call-centre';
import { findDisease } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { answerOf, type Findings } from '../../domains/disease/opinions.ts';
import { useAnswerText } from '../../domains/disease/use-answer-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { curePartsOf } from './cure/cure-parts.ts';
import { useAdvice, usePhotoTips } from './cure/use-advice.ts';

/** What each adviser says, a sentence each, as for the forum. */
export function useOpinionLines({ heard }: Findings, cropId: string): string[] {
  const { t } = useTranslation('leaf-result');
  const { adviser, answer, sureness } = useAnswerText();
  return heard.map((opinion) => {
    const share = answerOf(opinion)?.share ?? null;
    const said = { adviser: adviser(opinion.by), answer: answer(opinion, cropId) };
    return share === null
      ? t('forum.says', said)
      : t('forum.saysSure', { ...said, sureness: sureness(share) });
  });
}

/** The whole result as it is read aloud, a sentence or a heading each. */
export function useResultLines(findings: Findings, cropId: string): string[] {
  const { t } = useTranslation('leaf-result');
  const { language } = useLanguage();
  const { diseaseName } = useAnswerText();
  const opinions = useOpinionLines(findings, cropId);
  const advice = useAdvice(findings, cropId);
  const tips = usePhotoTips(cropId);
  const { answer, candidates, heard } = findings;
  const isNoLeaf = !answer && heard[0].outcome === 'no leaf';
  const compared = answer
    ? []
    : candidates.map(({ diseaseId }) => {
        const signs = diseaseId === null ? undefined : findDisease(diseaseId)?.symptoms[language];
        return `${diseaseName(diseaseId)}: ${signs ?? t('compare.healthySigns')}`;
      });
  const disease = answer?.diseaseId ? findDisease(answer.diseaseId) : undefined;
  const cure = disease && curePartsOf(disease, cropId, language);
  return [
    `${t('disease')}:`,
    ...opinions,
    `${t('cure')}:`,
    ...(advice ? [advice] : []),
    ...(isNoLeaf ? tips : []),
    ...compared,
    ...(cure
      ? [
          ...[`${t('practice')}:`, ...cure.practice],
          ...(cure.friends.length > 0 ? [`${t('friends')}:`, ...cure.friends] : []),
          ...[`${t('chemicals')}:`, ...cure.ingredients, cure.sprayAdvice],
          ...[`${t('untreated')}:`, cure.untreated],
        ]
      : []),
    t('call.text'),
    t('call.button', { number: callCentre }),
  ];
}

import { findDisease } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { findDoctorCrop } from '@upaj/content/diseases/doctor-crops';
import type { LeafOpinion } from '@upaj/contract/disease.schema';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { surenessOf } from './opinions.ts';

/** The names of crops, diseases, answers and advisers in the user's language; its facts are large, so only what is loaded late uses it. */
export function useAnswerText() {
  const { t } = useTranslation('leaf-result');
  const { language } = useLanguage();
  /** An empty id stands for a crop that was not told. */
  const cropName = (id: string): string =>
    id ? (findDoctorCrop(id)?.name[language] ?? id) : t('anyCrop');
  /** Null for a healthy leaf. */
  const diseaseName = (id: string | null): string =>
    id === null ? t('answer.healthy') : (findDisease(id)?.name[language] ?? id);
  return {
    cropName,
    diseaseName,
    answer: ({ outcome, diseaseId }: LeafOpinion, cropId: string): string =>
      outcome === 'disease'
        ? diseaseName(diseaseId)
        : t(`answer.${outcome}`, { crop: cropName(cropId) }),
    adviser: (by: LeafOpinion['by']): string => t(`adviser.${by}`),
    /** In words with the figure: "Quite sure: 82%". */
    sureness: (share: number): string =>
      t('sureness', { words: t(`sure.${surenessOf(share)}`), percent: Math.floor(share * 100) }),
  };
}

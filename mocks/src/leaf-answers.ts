import { labelAdvice } from '@upaj/content/diseases/disease';
import { findDisease } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { findDoctorCrop } from '@upaj/content/diseases/doctor-crops';
import { leafStates } from '@upaj/content/diseases/leaf-states';
import type { Language } from '@upaj/content/text';
import type { predictDisease } from '@upaj/contract/disease.endpoints';
import type { LeafOpinion } from '@upaj/contract/disease.schema';
import type { ReplyOf } from '@upaj/contract/endpoint';

/** Version of the model that the mock server pretends to have. */
export const mockModelVersion = 'mock-1';
/** How sure the mock server's model is. */
const SURE = 0.93;

type Likely = LeafOpinion['likely'][number];
type Prediction = ReplyOf<typeof predictDisease>;

const likelyOf = (diseaseId: string | null, share: number | null): Likely => ({ diseaseId, share });

/** What our model says of a disease. */
export const sureOf = (diseaseId: string, share = SURE): LeafOpinion => ({
  by: 'model',
  outcome: 'disease',
  diseaseId,
  share,
  likely: [likelyOf(diseaseId, share)],
});

/** What our model says of a healthy leaf. */
export const healthyOpinion: LeafOpinion = {
  by: 'model',
  outcome: 'healthy',
  diseaseId: null,
  share: 0.9,
  likely: [likelyOf(null, 0.9)],
};

/** Our model hesitates between these two. */
export const unsureOf = (first: string, second: string): LeafOpinion => ({
  by: 'model',
  outcome: 'unsure',
  diseaseId: null,
  share: null,
  likely: [likelyOf(first, 0.48), likelyOf(second, 0.31)],
});

/** Our model says nothing: the pictures show no leaf of the crop, or it was not trained for the crop. */
export const silentOpinion = (outcome: 'no leaf' | 'not trained'): LeafOpinion => ({
  by: 'model',
  outcome,
  diseaseId: null,
  share: null,
  likely: [],
});

/** What the AI provider says of a disease. */
export const secondOpinionOf = (diseaseId: string): LeafOpinion => ({
  by: 'gemini',
  outcome: 'disease',
  diseaseId,
  share: null,
  likely: [likelyOf(diseaseId, null)],
});

/** What our model says without a scenario: it is sure of the first disease of a trained crop. */
export function usualOpinion(crop = 'tomato'): LeafOpinion {
  if (crop === 'tomato') return sureOf('tomato-late-blight');
  if (crop === 'potato') return sureOf('potato-late-blight');
  const isTrained = findDoctorCrop(crop)?.isTrained ?? false;
  const state = leafStates.find(({ cropId, diseaseId }) => cropId === crop && diseaseId !== null);
  return isTrained && state?.diseaseId ? sureOf(state.diseaseId) : silentOpinion('not trained');
}

const others = {
  healthy: {
    Disease: { en: 'No disease: the leaf looks healthy', hi: 'कोई रोग नहीं: पत्ता स्वस्थ दिखता है' },
    Cure: { en: 'Nothing needs to be done.', hi: 'कुछ करने की जरूरत नहीं।' },
  },
  unsure: {
    Disease: { en: 'I am not sure', hi: 'मुझे पक्का नहीं पता' },
    Cure: { en: 'Take more pictures in daylight.', hi: 'दिन के उजाले में और तस्वीरें लें।' },
  },
  'no leaf': {
    Disease: { en: 'The pictures show no leaf of this crop', hi: 'तस्वीरों में इस फसल का पत्ता नहीं' },
    Cure: { en: 'Take the picture again.', hi: 'तस्वीर फिर लें।' },
  },
  'not trained': {
    Disease: { en: 'I do not know this crop by pictures', hi: 'यह फसल मैं तस्वीर से नहीं पहचानता' },
    Cure: { en: 'Answer the questions.', hi: 'सवालों के जवाब दें।' },
  },
};

function answerOf({ outcome, diseaseId }: LeafOpinion, language: Language) {
  const disease = diseaseId === null ? undefined : findDisease(diseaseId);
  if (disease) {
    const Cure = `${disease.practice[language]}\n${labelAdvice[language]}`;
    return { Disease: disease.name[language], Cure };
  }
  const { Disease, Cure } = others[outcome === 'disease' ? 'unsure' : outcome];
  return { Disease: Disease[language], Cure: Cure[language] };
}

/** The reply to pictures with these opinions; `wrap` puts something around the JSON of the answer. */
export function predictionOf(
  opinions: readonly [LeafOpinion, ...LeafOpinion[]],
  language: Language = 'en',
  wrap: (json: string) => string = (json) => json,
): Prediction {
  const text = wrap(JSON.stringify(answerOf(opinions[0], language)));
  const hasJudged = opinions.some(({ by, outcome }) => by === 'model' && outcome !== 'not trained');
  return {
    candidates: [{ content: { parts: [{ text }] } }],
    opinions: [...opinions],
    modelVersion: hasJudged ? mockModelVersion : null,
  };
}

import { type Disease, labelAdvice, noSprayAdvice } from '@upaj/content/diseases/disease';
import { findDisease } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { friends } from '@upaj/content/diseases/friends';
import { whyForbidden } from '@upaj/content/diseases/may-not-use';
import type { LeafOpinion } from '@upaj/contract/disease.schema';
import { cureTexts } from './cure-texts.ts';

type Language = 'en' | 'hi';

/** An answer as the specification words it. */
export interface DiseaseAnswer {
  Disease: string;
  Cure: string;
}

/** Whom an answer is composed for. */
interface Asked {
  language: Language;
  /** The stated crop, on which some substances may not be used. */
  cropId: string | undefined;
}

/** Words an opinion from our own facts. */
export function composeAnswer(opinion: LeafOpinion, asked: Asked): DiseaseAnswer {
  const { language } = asked;
  const say = (name: keyof typeof cureTexts) => cureTexts[name][language];
  const withHelp = (advice: string) => `${advice}\n${say('help')}`;
  const disease = opinion.diseaseId === null ? undefined : findDisease(opinion.diseaseId);
  if (disease) return { Disease: nameOf(disease, language), Cure: cureOf(disease, asked) };
  switch (opinion.outcome) {
    case 'healthy':
      return { Disease: say('healthy'), Cure: withHelp(say('healthyCure')) };
    case 'no leaf':
      return { Disease: say('noLeaf'), Cure: say('noLeafCure') };
    case 'not trained':
      return { Disease: say('notTrained'), Cure: withHelp(say('notTrainedCure')) };
    default:
      return { Disease: unsureOf(opinion, language), Cure: withHelp(say('unsureCure')) };
  }
}

const nameOf = ({ name, agent }: Disease, language: Language): string =>
  `${name[language]} (${agent})`;

function unsureOf({ likely }: LeafOpinion, language: Language): string {
  const names = likely.flatMap(({ diseaseId }) =>
    diseaseId === null
      ? [cureTexts.healthyShort[language]]
      : (findDisease(diseaseId)?.name[language] ?? []),
  );
  const { unsure, mostLikely, or } = cureTexts;
  if (names.length === 0) return unsure[language];
  const between = ` ${or[language]} `;
  return `${unsure[language]}. ${mostLikely[language]}: ${names.join(between)}`;
}

/** The cure of a disease: what needs no spray comes first, and nothing that is forbidden is named. */
function cureOf(disease: Disease, { language, cropId }: Asked): string {
  const { cropIds, practice, untreated } = disease;
  const onCrops = cropId === undefined ? cropIds : [...cropIds, cropId];
  const allowed = disease.ingredients.filter((one) => !whyForbidden(one, onCrops));
  const helpers = disease.friends.map((friend) => friends[friend][language]);
  const line = (label: keyof typeof cureTexts, text: string) =>
    `${cureTexts[label][language]}: ${text}`;
  return [
    line('first', practice[language]),
    ...(helpers.length > 0 ? [line('friends', helpers.join(', '))] : []),
    allowed.length > 0
      ? `${line('spray', allowed.join(', '))}. ${labelAdvice[language]}`
      : noSprayAdvice[language],
    line('untreated', untreated[language]),
    cureTexts.help[language],
  ].join('\n');
}

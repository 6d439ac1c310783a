import type { Disease } from '@upaj/content/diseases/disease';
import { diseasesOfDoctorCrop } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { type DoctorCrop, doctorCrops } from '@upaj/content/diseases/doctor-crops';
import { ApiError } from '@upaj/contract/api-error';
import type { LeafQuestion } from '@upaj/contract/disease.schema';
import type { Person } from '../../platform/access/person.ts';
import type { GeminiSettings } from '../../platform/env/provider-settings.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { JudgedLeaf } from '../../platform/pictures/judge-leaf.ts';
import type { PictureFile } from '../../platform/pictures/new-pictures.ts';
import { pictureOrRefusal } from '../../platform/pictures/picture-or-refusal.ts';
import { createGeminiBudget, isAsked } from '../../platform/providers/gemini/gemini-budget.ts';
import { composeAnswer } from './compose-cure.ts';
import { cureTexts } from './cure-texts.ts';
import { createLeafGemini } from './gemini/leaf-gemini.ts';
import type { LeafGeminiAnswer } from './gemini/leaf-reply.ts';
import { requireDoctorCrop } from './known-facts.ts';
import { inOrder, modelCropOf, ownOpinion } from './opinions.ts';

/** Milliseconds for which a person waits for the second opinion. */
const LONGEST_WAIT = 25_000;
/** Seconds after which asking again may help when no adviser could answer. */
const RETRY_AFTER = 60;
const NO_ADVISER =
  'The leaf doctor cannot judge pictures just now. Please try again later, or answer the questions of the guided walk.';

export type LeafDoctor = ReturnType<typeof createLeafDoctor>;

interface Deps extends Pick<Platform, 'decoder' | 'limits'> {
  /** Undefined when our own model judges alone. */
  gemini: GeminiSettings | undefined;
  log: Pick<Platform['log'], 'warn' | 'error'>;
}

/** Judges pictures of leaves: our own model, and the AI provider if there is one. */
export function createLeafDoctor({ decoder, limits, gemini, log }: Deps) {
  const provider = isAsked(gemini)
    ? {
        client: createLeafGemini(gemini, log),
        budget: createGeminiBudget('leaf-gemini', gemini, limits),
      }
    : undefined;
  let isReported = false;

  /** Reads the pictures one after the other, so that one person takes one place in the queue. */
  async function look(
    personId: string,
    files: readonly PictureFile[],
    cropId: string | undefined,
  ): Promise<JudgedLeaf[]> {
    const crop = cropId === undefined ? undefined : modelCropOf(cropId);
    const leaves: JudgedLeaf[] = [];
    for (const { path, name } of files) {
      const making = decoder.make('leaf', path, personId, { crop });
      leaves.push(await pictureOrRefusal(making, 'image', files.length > 1 ? name : undefined));
    }
    return leaves;
  }

  /** What our model says; undefined, reported once, if its file cannot be used. */
  function askModel(leaves: readonly JudgedLeaf[], cropId: string | undefined) {
    const judgements = leaves.map(({ judgement }) => judgement);
    const own = ownOpinion(judgements, cropId);
    if (!('problem' in own)) return own;
    if (!isReported) log.error({ problem: own.problem }, 'the leaf model cannot be used');
    isReported = true;
    return undefined;
  }

  /** What the provider says; undefined if there is none, or it fails or has been asked too often today. */
  async function askProvider(
    personId: string,
    leaves: readonly JudgedLeaf[],
    { crop, language }: { crop: DoctorCrop | undefined; language: 'en' | 'hi' },
  ): Promise<LeafGeminiAnswer | undefined> {
    if (!provider) return undefined;
    const { client, budget } = provider;
    if ((await budget.take(personId)) !== undefined) return undefined;
    const answer = await client.ask({
      pictures: leaves.map(({ photo }) => photo),
      mimeType: 'image/jpeg',
      crop,
      language,
      candidates: candidatesOf(crop),
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    // An answer that the provider did not give does not count.
    if (!answer) await budget.giveBack(personId);
    return answer;
  }

  return {
    /** Whether there is a second opinion to be had. */
    hasSecondOpinion: provider !== undefined,

    /** Judges pictures of leaves of one field; throws `bad_picture`, and `unavailable` if no adviser can answer. */
    async judge(
      { id }: Person,
      { crop: cropId, language = 'en' }: LeafQuestion,
      files: readonly PictureFile[],
    ) {
      const crop = cropId === undefined ? undefined : requireDoctorCrop(cropId);
      const leaves = await look(id, files, cropId);
      const own = askModel(leaves, cropId);
      const second = await askProvider(id, leaves, { crop, language });
      const [first, ...others] = inOrder(own?.opinion, second?.opinion);
      if (!first)
        throw new ApiError('unavailable', { message: NO_ADVISER, retryAfter: RETRY_AFTER });
      const answer = composeAnswer(first, { language, cropId });
      const note = first === second?.opinion ? second?.note : null;
      return {
        candidates: [candidateOf(withNote(answer, note, language))],
        opinions: [first, ...others],
        modelVersion: own?.modelVersion ?? null,
      };
    },
  };
}

/** The diseases that the provider may name. */
function candidatesOf(crop: DoctorCrop | undefined): readonly Disease[] {
  if (crop) return diseasesOfDoctorCrop(crop.id);
  const trained = doctorCrops.filter(({ isTrained }) => isTrained);
  return [...new Set(trained.flatMap(({ id }) => diseasesOfDoctorCrop(id)))];
}

type Answer = ReturnType<typeof composeAnswer>;

const withNote = (answer: Answer, note: string | null | undefined, language: 'en' | 'hi') =>
  note
    ? { ...answer, Cure: `${answer.Cure}\n${cureTexts.providerSays[language]}: ${note}` }
    : answer;

/** The answer in the shape of the AI service. */
const candidateOf = (answer: Answer) => ({
  content: { parts: [{ text: JSON.stringify(answer) }] },
});

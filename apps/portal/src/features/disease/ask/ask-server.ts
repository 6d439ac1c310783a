import type { LeafOpinion } from '@upaj/contract/disease.schema';
import { diseaseApi } from '../../../domains/disease/disease.api.ts';
import { answerText, parseAnswer } from '../../../domains/disease/parse-answer.ts';
import { currentLanguage } from '../../../shared/i18n/translations.ts';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { createUploadFetch } from '../../../shared/transport/upload-fetch.ts';
import type { LeafCase, LeafReply } from './leaf-reply.ts';

// By hand, not by hooks: the walk asks in the middle of its work on pictures, outside of any component.

/** Whether the server has a second opinion to give; no without a connection. */
export async function hasSecondOpinion(dispatch: CacheDispatch): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const request = dispatch(diseaseApi.endpoints.getLeafService.initiate({}, { subscribe: false }));
  const { data } = await request;
  return data?.data.hasSecondOpinion ?? false;
}

/** The crop of a disease that was named; undefined for one of several crops. */
async function cropOf(opinions: readonly LeafOpinion[]): Promise<string | undefined> {
  const [opinion] = opinions;
  const id = opinion?.diseaseId ?? opinion?.likely[0]?.diseaseId;
  if (!id) return undefined;
  const { leafStates } = await import('@upaj/content/diseases/leaf-states');
  return leafStates.find(({ diseaseId }) => diseaseId === id)?.cropId;
}

function formOf({ files, cropId }: LeafCase): FormData {
  const form = new FormData();
  // The names of files may tell more than the pictures.
  for (const [at, file] of files.entries()) form.append('image', file, `leaf-${at + 1}.jpg`);
  if (cropId !== undefined) form.append('crop', cropId);
  form.append('language', currentLanguage());
  return form;
}

/** Sends the pictures and reads the reply. Throws the error of the request, or of a reply that is nonsense. */
export async function askServer(
  dispatch: CacheDispatch,
  asked: LeafCase,
  onProgress: (share: number) => void,
): Promise<LeafReply> {
  asked.signal.throwIfAborted();
  const form = formOf(asked);
  const fetchFn = createUploadFetch(form, onProgress);
  const request = dispatch(diseaseApi.endpoints.predictDisease.initiate({ form, fetchFn }));
  asked.signal.addEventListener('abort', () => request.abort());
  const { data, error } = await request;
  if (!data) throw error;
  const words = parseAnswer(answerText(data) ?? '');
  if (!words) throw new Error('The answer names no disease and no cure');
  // A server of an older version words its answer and has no opinions.
  const { opinions = [], modelVersion = null } = data as Partial<typeof data>;
  return { opinions, modelVersion, words, cropId: asked.cropId ?? (await cropOf(opinions)) };
}

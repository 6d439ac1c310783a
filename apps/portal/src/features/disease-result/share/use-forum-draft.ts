import { type CropId, cropNames } from '@upaj/content/crops/crop-names';
import { threadLengths } from '@upaj/contract/threads.rules';
import type { DeviceDiagnosis } from '../../../domains/disease/diagnosis.ts';
import type { Findings } from '../../../domains/disease/opinions.ts';
import { useAnswerText } from '../../../domains/disease/use-answer-text.ts';
import { handOverPictures } from '../../../domains/threads/handed-over-pictures.ts';
import { onDevice, readDraft, storeDraft } from '../../../shared/forms/draft-storage.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ownKey, storageKeys } from '../../../shared/storage-keys.ts';
import { useOpinionLines } from '../use-result-lines.ts';

const draftKeys = (userId: string) => ({
  text: ownKey(storageKeys.threadDraft, userId),
  pictures: ownKey(storageKeys.threadPictures, userId),
});

/** Whether this user has begun a discussion that was not sent. */
export function hasForumDraft(userId: string): boolean {
  const { text, pictures } = draftKeys(userId);
  return readDraft(text, onDevice) !== undefined || readDraft(pictures, onDevice) !== undefined;
}

/** The pictures under names that the form can show. */
const filesOf = ({ pictures }: DeviceDiagnosis): File[] =>
  pictures.map((picture, at) => new File([picture], `leaf-${at + 1}.jpg`, { type: picture.type }));

/** Writes a diagnosis as the draft of a discussion, which replaces an earlier one; the form is the next thing to open. */
export function useForumDraft(diagnosis: DeviceDiagnosis, findings: Findings) {
  const { t } = useTranslation('leaf-result');
  const { cropName, diseaseName } = useAnswerText();
  const { cropId } = diagnosis;
  const opinions = useOpinionLines(findings, cropId);
  const crop = cropName(cropId);
  const { answer } = findings;
  const title = answer?.diseaseId
    ? t('forum.titleOf', { crop, name: diseaseName(answer.diseaseId) })
    : t('forum.titleUnsure', { crop });
  return (userId: string): void => {
    const { text, pictures } = draftKeys(userId);
    const draft = {
      title: title.slice(0, threadLengths.title.max),
      content: [t('forum.content', { crop }), ...opinions, t('forum.question')].join('\n'),
      // Some crops of the leaf doctor are none of the discussions.
      ...(cropNames[cropId as CropId] && { crop: cropId }),
    };
    storeDraft(text, draft, onDevice);
    storeDraft(pictures, undefined, onDevice);
    handOverPictures(userId, filesOf(diagnosis));
  };
}

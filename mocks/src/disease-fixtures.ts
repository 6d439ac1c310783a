import { demoBuyers } from '@upaj/demo/people';
import type { DiagnosisRecord, LeafPictureRecord } from './disease-records.ts';
import { before, mockPicture } from './fixtures.ts';
import { mockModelVersion, sureOf } from './leaf-answers.ts';

const [{ id: userId } = { id: '' }] = demoBuyers;
const idOf = (kind: 'd' | 'e', at: number) => `${kind}0000000-0000-4000-8000-00000000000${at}`;

/** What the first buyer keeps: one diagnosis by pictures, and an older one of the guided walk. */
export function diagnoses(now: Date): readonly DiagnosisRecord[] {
  return [
    {
      id: idOf('d', 1),
      userId,
      crop: 'tomato',
      opinion: sureOf('tomato-late-blight'),
      modelVersion: mockModelVersion,
      signs: [],
      progress: null,
      madeAt: before(now, 9 * 24),
    },
    {
      id: idOf('d', 2),
      userId,
      crop: 'maize',
      opinion: { ...sureOf('maize-common-rust'), by: 'walk', share: null },
      modelVersion: null,
      signs: [],
      progress: 'better',
      madeAt: before(now, 30 * 24),
    },
  ];
}

/** The two pictures of the first diagnosis. */
export const leafPictures = (): readonly LeafPictureRecord[] =>
  [1, 2].map((at) => ({
    ownerId: userId,
    picture: { id: idOf('e', at), ...mockPicture('Fertilizers', ['potted-plant', 'herb']) },
    diagnosisId: idOf('d', 1),
    feedbackId: null,
  }));

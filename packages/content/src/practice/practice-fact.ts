import type { Season } from '../crops/crop.ts';
import type { Bilingual } from '../text.ts';
import type { SubjectId } from './subjects.ts';
import type { ZoneName } from './zones.ts';

/** What a fact is about. */
export type PracticeTopic =
  | 'breeding'
  | 'climate'
  | 'diseases'
  | 'disorders'
  | 'feeding'
  | 'harvest'
  | 'health'
  | 'housing'
  | 'intercropping'
  | 'irrigation'
  | 'machinery'
  | 'market'
  | 'nursery'
  | 'nutrients'
  | 'organic'
  | 'pests'
  | 'pruning'
  | 'scheme'
  | 'seed'
  | 'soil'
  | 'sowing'
  | 'storage'
  | 'varieties'
  | 'weeds'
  | 'yield';

/** One statement about farming, in whole sentences that can be shown as they are. */
export interface PracticeFact {
  /** Unique among all facts. */
  id: string;
  /** Crop, animal, or `general`. */
  subject: SubjectId;
  topic: PracticeTopic;
  /** Region that it holds for; never shown for another one without saying so. Absent: all of India. */
  zone?: ZoneName;
  /** Seasons that it holds for; absent where it does not depend on one. */
  seasons?: readonly Season[];
  text: Bilingual;
  /** What farmers type and the text does not say, in English, Hindi and Hindi in Latin letters. */
  keywords: readonly string[];
  /** `memory` is common practice that was not looked up. */
  certainty: 'source read' | 'memory';
  source: { title: string; url?: string };
}

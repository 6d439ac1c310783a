import type { Bilingual } from '../../text.ts';
import type { DrawingId } from './drawings.ts';

export type PartId = 'leaf' | 'stem' | 'flower' | 'fruit' | 'grain' | 'tuber' | 'root' | 'plant';

export interface Part {
  id: PartId;
  name: Bilingual;
  drawing: DrawingId;
}

/** Parts of a plant, in the order in which the guided walk offers them. */
export const parts: readonly Part[] = [
  { id: 'leaf', name: { en: 'Leaf', hi: 'पत्ती' }, drawing: 'leaf' },
  { id: 'stem', name: { en: 'Stem or branch', hi: 'तना या डाली' }, drawing: 'stem' },
  { id: 'flower', name: { en: 'Flower', hi: 'फूल' }, drawing: 'flower' },
  { id: 'fruit', name: { en: 'Fruit or pod', hi: 'फल या फली' }, drawing: 'fruit' },
  { id: 'grain', name: { en: 'Ear or grain', hi: 'बाली या दाना' }, drawing: 'grain' },
  { id: 'tuber', name: { en: 'Tuber or rhizome', hi: 'कंद या प्रकंद' }, drawing: 'tuber' },
  { id: 'root', name: { en: 'Root', hi: 'जड़' }, drawing: 'root' },
  { id: 'plant', name: { en: 'Whole plant or field', hi: 'पूरा पौधा या खेत' }, drawing: 'plant' },
];

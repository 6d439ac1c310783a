import type { SubjectId } from '@upaj/content/practice/subjects';
import { isAnimal } from './animals.ts';

/** What is asked about a subject depends on its kind: wheat is sown, a mango planted, and a cow is neither. */
export type SubjectKind =
  | 'sown'
  | 'planted'
  | 'tree'
  | 'mushroom'
  | 'animal'
  | 'bird'
  | 'fish'
  | 'bee'
  | 'silkworm';

const others: Readonly<Partial<Record<SubjectId, SubjectKind>>> = {
  mushroom: 'mushroom',
  poultry: 'bird',
  fish: 'fish',
  honeybee: 'bee',
  silkworm: 'silkworm',
};

const trees: ReadonlySet<SubjectId> = new Set(['bamboo', 'casuarina', 'eucalyptus', 'teak']);

/** Crops of which plants, cuttings, tubers or cloves are set. */
const planted: ReadonlySet<SubjectId> = new Set<SubjectId>([
  ...(['sugarcane', 'tobacco', 'hybrid-napier', 'mint', 'potato', 'colocasia'] as const),
  ...(['capsicum', 'strawberry', 'pineapple', 'dragon-fruit', 'banana', 'papaya'] as const),
  ...(['garlic', 'ginger', 'turmeric', 'cardamom', 'black-pepper', 'tea', 'coffee'] as const),
  ...(['rose', 'jasmine', 'marigold', 'tuberose', 'chrysanthemum', 'rubber'] as const),
  ...(['coconut', 'cashew', 'arecanut', 'mango', 'lemon', 'orange', 'sweet-orange'] as const),
  ...(['guava', 'grapes', 'pomegranate', 'apple', 'litchi', 'ber', 'amla'] as const),
  ...(['sapota', 'jackfruit'] as const),
]);

/** The kind of a crop or an animal. */
export function kindOf(subject: SubjectId): SubjectKind {
  const other = others[subject];
  if (other) return other;
  if (isAnimal(subject)) return 'animal';
  if (trees.has(subject)) return 'tree';
  return planted.has(subject) ? 'planted' : 'sown';
}

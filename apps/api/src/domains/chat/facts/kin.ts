import type { SubjectId } from '@upaj/content/practice/subjects';

/** Crops and animals whose facts are often about these too: a buffalo falls ill as a cow does, and jowar is cut green as fodder. */
const kin: Readonly<Partial<Record<SubjectId, readonly SubjectId[]>>> = {
  buffalo: ['cattle'],
  maize: ['fodder-maize'],
  jowar: ['fodder-sorghum'],
  'fodder-sorghum': ['jowar'],
  'green-pea': ['field-pea'],
};

/** The crops and animals of which facts may help with this one, where they name it. */
export const kinOf = (subject: SubjectId): readonly SubjectId[] => kin[subject] ?? [];

import { animalSubjects, type SubjectId } from '@upaj/content/practice/subjects';

const animals: ReadonlySet<SubjectId> = new Set(animalSubjects);

/** Whether it is an animal that is kept, and no crop. */
export const isAnimal = (subject: SubjectId): boolean => animals.has(subject);

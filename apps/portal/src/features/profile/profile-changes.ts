import type { User } from '@upaj/contract/accounts.schema';

/** What a user may change of their record. */
export type ProfileFields = Pick<
  User,
  'name' | 'phone' | 'street' | 'city' | 'state' | 'postalCode'
>;

export const profileFields = ['name', 'phone', 'street', 'city', 'state', 'postalCode'] as const;
export type ProfileField = (typeof profileFields)[number];

/** A profile as it was read. */
export type ReadProfile = ProfileFields & Pick<User, 'version'>;

/** A field that was changed here and elsewhere. */
export interface ProfileConflict {
  field: ProfileField;
  typed: string;
  stored: string;
}

/** Of a record, what the form knows. */
export function readProfile(user: User): ReadProfile {
  const { name, phone, street, city, state, postalCode, version } = user;
  return { name, phone, street, city, state, postalCode, version };
}

/** The fields that were changed since they were read. */
export const changedFields = (read: ProfileFields, typed: ProfileFields): Partial<ProfileFields> =>
  Object.fromEntries(
    profileFields.filter((field) => typed[field] !== read[field]).map((f) => [f, typed[f]]),
  );

/**
 * What was typed, with what was changed elsewhere since `read`. A field that both changed keeps what was typed and is a
 * conflict.
 */
export function mergeProfile(
  read: ProfileFields,
  typed: ProfileFields,
  stored: ProfileFields,
): { merged: ProfileFields; conflicts: ProfileConflict[] } {
  const merged = { ...typed };
  const conflicts: ProfileConflict[] = [];
  for (const field of profileFields) {
    if (typed[field] === read[field]) merged[field] = stored[field];
    else if (stored[field] !== read[field] && stored[field] !== typed[field]) {
      conflicts.push({ field, typed: typed[field], stored: stored[field] });
    }
  }
  return { merged, conflicts };
}

import type { User } from '@upaj/contract/accounts.schema';
import { useRef } from 'react';
import { readDraft, storeDraft } from '../../shared/forms/draft-storage.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { profileFields, type ReadProfile, readProfile } from './profile-changes.ts';

/** What the drafted changes were made to; undefined without a draft. */
function draftedFrom(): ReadProfile | undefined {
  if (!readDraft(storageKeys.profileDraft)) return undefined;
  const stored = readDraft(storageKeys.profileRead);
  const isWhole = [...profileFields, 'version'].every((key) => typeof stored?.[key] === 'string');
  // Each field is a text.
  return isWhole ? (stored as unknown as ReadProfile) : undefined;
}

/** The profile that the user's changes are made to. It is kept as long as their draft. */
export function useReadProfile(user: User) {
  const read = useRef<ReadProfile>(undefined);
  const keep = (profile: ReadProfile) => {
    read.current = profile;
    storeDraft(storageKeys.profileRead, profile);
  };
  if (!read.current) keep(draftedFrom() ?? readProfile(user));
  return {
    get: () => read.current ?? readProfile(user),
    keep,
    forget: () => storeDraft(storageKeys.profileRead, undefined),
  };
}

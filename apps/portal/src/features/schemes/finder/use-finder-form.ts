import type { RegionSlug } from '@upaj/content/schemes/scheme';
import { useEffect, useState } from 'react';
import { storageKeys } from '../../../shared/storage-keys.ts';
import { useAddressQuery } from '../../../shared/use-address-query.ts';
import {
  hasAnswers,
  readForm,
  type SharedName,
  sharedNames,
  sharedPart,
  writeForm,
} from './finder-address.ts';
import type { FinderForm } from './finder-form.ts';

function storedForm(): FinderForm {
  try {
    return readForm(new URLSearchParams(sessionStorage.getItem(storageKeys.finderAnswers) ?? ''));
  } catch {
    return {};
  }
}

function storeForm(form: FinderForm): void {
  try {
    sessionStorage.setItem(storageKeys.finderAnswers, writeForm(form));
  } catch {
    // A full or blocked storage must not block the form.
  }
}

/** The initial form of a visit: from the address, and personal answers from the storage of the tab. */
function startingForm(params: URLSearchParams, region: RegionSlug): FinderForm {
  const stored = storedForm();
  if (!hasAnswers(params)) return region === 'india' ? stored : { ...stored, state: region };
  const { state, land, area, unit, grows, wants } = readForm(params);
  return { ...stored, state, land, area, unit, grows, wants };
}

/**
 * The answers of the finder. They are in the address, those about the user in the tab's storage, so that a
 * reload, Back and a shared link find them again.
 */
export function useFinderForm(region: RegionSlug) {
  const [params, changeAddress] = useAddressQuery<SharedName | 'finder'>();
  const [form, setForm] = useState(() => startingForm(params, region));

  // History entries that are older than an answer also show the current answers.
  useEffect(() => {
    const shared = sharedPart(form);
    const isTold = sharedNames.every((name) => (params.get(name) ?? undefined) === shared[name]);
    if (!isTold) changeAddress(shared, { replace: true });
  });

  useEffect(() => storeForm(form), [form]);

  return {
    form,
    change: (part: Partial<FinderForm>) => setForm((before) => ({ ...before, ...part })),
    toPage: (page: number) => changeAddress({ finder: String(page), ...sharedPart(form) }),
  };
}

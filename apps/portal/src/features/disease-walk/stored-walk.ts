import { type PartId, parts } from '@upaj/content/diseases/walk/parts';
import { readDraft, storeDraft } from '../../shared/forms/draft-storage.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import type { StepName, WalkState } from './walk-state.ts';

const steps: readonly StepName[] = ['compare', 'part', 'signs', 'ranking', 'none'];

const isText = (value: unknown): value is string => typeof value === 'string';
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);
const stepIn = (value: unknown): StepName | undefined => steps.find((step) => step === value);
const partIn = (value: unknown): PartId | null => parts.find(({ id }) => id === value)?.id ?? null;

function pastIn(value: unknown): WalkState['past'] {
  const places: unknown[] = Array.isArray(value) ? value : [];
  return places.flatMap((place) => {
    const { asked, part, step } = Object(place) as Record<string, unknown>;
    const known = stepIn(step);
    if (!known) return [];
    return [{ step: known, part: partIn(part), ...(isText(asked) && { asked }) }];
  });
}

/** A walk that was begun in this tab, by its crop and what it compares. */
export function readWalk(name: string): WalkState | undefined {
  const stored = readDraft(storageKeys.leafWalk);
  const step = stepIn(stored?.step);
  if (!step || stored?.name !== name) return undefined;
  const part = partIn(stored.part);
  return {
    step: step === 'signs' && !part ? 'part' : step,
    part,
    signs: textsIn(stored.signs),
    absent: textsIn(stored.absent),
    skipped: textsIn(stored.skipped),
    past: pastIn(stored.past),
  };
}

/** Keeps the walk in this tab over a reload. */
export const storeWalk = (name: string, state: WalkState): void =>
  storeDraft(storageKeys.leafWalk, { name, ...state });

import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readDraft, storeDraft } from './draft-storage.ts';

/** Stores a draft of these fields over a reload and a sign-in, in this tab alone; without a key nothing is stored. */
export function useDraft<Values extends FieldValues, Parsed>(
  key: string | undefined,
  { watch, setValue, getValues, formState }: UseFormReturn<Values, unknown, Parsed>,
  names: readonly Path<Values>[],
): { isRestored: boolean; forget: () => unknown } {
  const [isRestored, setRestored] = useState(false);
  const [begin] = useState<Partial<Record<string, unknown>> | undefined>(formState.defaultValues);

  useEffect(() => {
    if (key === undefined) return;
    const draft = readDraft(key) ?? {};
    const valueAtStart = (name: string) => begin?.[name] ?? '';
    for (const name of names) {
      const text = draft[name];
      const value: unknown = getValues(name) ?? '';
      // Text that was typed before hydration is kept.
      const isUntouched = !value || value === valueAtStart(name);
      if (typeof text !== 'string' || text === value || !isUntouched) continue;
      // Every field of these forms is text.
      setValue(name, text as PathValue<Values, Path<Values>>);
      setRestored(true);
    }
    const keep = (values: Partial<Values>) => {
      const typed = names
        .map((name) => [name, values[name] ?? ''] as const)
        .filter(([name, value]) => value !== valueAtStart(name));
      storeDraft(key, typed.length > 0 ? Object.fromEntries(typed) : undefined);
    };
    keep(getValues());
    return watch((values) => keep(values as Partial<Values>)).unsubscribe;
  }, [key, names, begin, watch, setValue, getValues]);

  return { isRestored, forget: () => key !== undefined && storeDraft(key, undefined) };
}

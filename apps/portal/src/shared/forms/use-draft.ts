import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** What an earlier visit in this tab left half-written. */
function stored(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

function store(key: string, draft: object | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A full or forbidden storage must not stop anybody from typing.
  }
}

/** Keeps what is typed into these fields over a reload and a sign-in, in this tab alone. */
export function useDraft<Values extends FieldValues, Parsed>(
  key: string,
  { watch, setValue, getValues, formState }: UseFormReturn<Values, unknown, Parsed>,
  names: readonly Path<Values>[],
): { isRestored: boolean; forget: () => void } {
  const [isRestored, setRestored] = useState(false);
  const [begin] = useState<Partial<Record<string, unknown>> | undefined>(formState.defaultValues);

  useEffect(() => {
    const draft = stored(key);
    for (const name of names) {
      const text = draft[name];
      const value: unknown = getValues(name);
      // Whoever typed before the scripts were here is not interrupted.
      const isUntouched = !value || value === begin?.[name];
      if (typeof text !== 'string' || text === '' || text === value || !isUntouched) continue;
      // Every field of these forms is text.
      setValue(name, text as PathValue<Values, Path<Values>>);
      setRestored(true);
    }
    const keep = (values: Partial<Values>) =>
      store(key, Object.fromEntries(names.map((name) => [name, values[name]])));
    return watch((values) => keep(values as Partial<Values>)).unsubscribe;
  }, [key, names, begin, watch, setValue, getValues]);

  return { isRestored, forget: () => store(key, undefined) };
}

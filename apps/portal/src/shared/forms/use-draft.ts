import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readDraft, storeDraft } from './draft-storage.ts';

interface DraftOptions {
  /** Milliseconds between two savings while it is typed; each letter is saved at once without them. */
  everyMs?: number;
  /** Where it is kept: this tab alone by default. */
  storage?: () => Storage;
}

interface Draft {
  isRestored: boolean;
  /** Removes it. What is typed afterwards is kept again. */
  forget: () => unknown;
}

/** Saves at most once in a while, and at once when the page is left. */
function createSaver(save: () => void, everyMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    if (timer === undefined) return;
    cancel();
    save();
  };
  return {
    flush,
    cancel,
    plan() {
      if (everyMs === 0) save();
      else timer ??= setTimeout(flush, everyMs);
    },
  };
}

/** Stores a draft of these fields over a reload and a sign-in; without a key nothing is stored. */
export function useDraft<Values extends FieldValues, Parsed>(
  key: string | undefined,
  { watch, setValue, getValues, formState }: UseFormReturn<Values, unknown, Parsed>,
  names: readonly Path<Values>[],
  { everyMs = 0, storage }: DraftOptions = {},
): Draft {
  const [isRestored, setRestored] = useState(false);
  const [begin] = useState<Partial<Record<string, unknown>> | undefined>(formState.defaultValues);
  const saver = useRef<ReturnType<typeof createSaver>>(undefined);

  useEffect(() => {
    if (key === undefined) return;
    const draft = readDraft(key, storage) ?? {};
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
    // A form that is being left has forgotten its values.
    let values: Partial<Values> = getValues();
    const save = () => {
      const typed = names
        .map((name) => [name, values[name] ?? ''] as const)
        .filter(([name, value]) => value !== valueAtStart(name));
      storeDraft(key, typed.length > 0 ? Object.fromEntries(typed) : undefined, storage);
    };
    save();
    const planned = createSaver(save, everyMs);
    saver.current = planned;
    const { plan, flush } = planned;
    const { unsubscribe } = watch((typed) => {
      // Every field may be missing while the form is rendered.
      values = typed as Partial<Values>;
      plan();
    });
    // The last chance of a phone that ends a hidden page.
    const events = ['pagehide', 'visibilitychange'] as const;
    for (const event of events) addEventListener(event, flush, { capture: true });
    return () => {
      unsubscribe();
      for (const event of events) removeEventListener(event, flush, { capture: true });
      flush();
    };
  }, [key, names, begin, everyMs, storage, watch, setValue, getValues]);

  return {
    isRestored,
    forget: () => {
      saver.current?.cancel();
      if (key !== undefined) storeDraft(key, undefined, storage);
    },
  };
}

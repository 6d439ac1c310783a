/** What an earlier visit left half-written under this key, in this tab unless another storage is named. */
export function readDraft(
  key: string,
  storage: () => Storage = inTab,
): Record<string, unknown> | undefined {
  try {
    const draft: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return draft === null ? undefined : Object(draft);
  } catch {
    return undefined;
  }
}

/** Keeps a draft, or removes it; in this tab alone unless another storage is named. */
export function storeDraft(
  key: string,
  draft: object | undefined,
  storage: () => Storage = inTab,
): void {
  try {
    if (draft) storage().setItem(key, JSON.stringify(draft));
    else storage().removeItem(key);
  } catch {
    // A full or blocked storage must not block the form.
  }
}

const inTab = () => sessionStorage;

/** For what must outlive the tab and a crash of the browser. */
export const onDevice = () => localStorage;

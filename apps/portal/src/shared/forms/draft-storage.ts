/** What an earlier visit in this tab left half-written under this key; nothing if there is no draft. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return draft === null ? undefined : Object(draft);
  } catch {
    return undefined;
  }
}

/** Keeps a draft in this tab alone, or removes it. */
export function storeDraft(key: string, draft: object | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A full or blocked storage must not block the form.
  }
}

import type { KeyboardEvent } from 'react';

/** Whether another key is held down, so that the press is meant for the browser and not for a part. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

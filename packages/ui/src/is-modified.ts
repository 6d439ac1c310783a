import type { KeyboardEvent } from 'react';

/** Whether a modifier key is held down, so that the key press belongs to the browser. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

import type { KeyboardEvent } from 'react';

/** The code that browsers give to a key which an input method has taken; Safari's event says nothing else. */
const takenByKeyboard = 229;

/** Whether a key press still belongs to the keyboard: Enter then chooses a letter or a word, and sends nothing. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === takenByKeyboard;

/** Keeps a form from being sent by the Enter that chooses a word. Phones give their own Enter another code. */
export function keepWhileComposing(event: KeyboardEvent): void {
  const { key, keyCode } = event.nativeEvent;
  if (key === 'Enter' && keyCode === takenByKeyboard) event.preventDefault();
}

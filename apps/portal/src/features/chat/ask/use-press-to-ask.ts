import { moveFocusOnUnmount } from '@upaj/ui/move-focus-on-unmount';
import { useState } from 'react';
import { useAsk } from '../use-ask.ts';

/** Asks what a button says. `row` is the ref of the buttons: they go when one was pressed, and the focus with them. */
export function usePressToAsk() {
  const { ask } = useAsk();
  const [isPressed, setPressed] = useState(false);
  return {
    row: isPressed ? moveFocusOnUnmount : undefined,
    press: (question: string): void => {
      setPressed(true);
      void ask(question);
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { type AskOptions, type AskState, askAdvisers } from './ask-advisers.ts';

/** Asks about the pictures once at a time, and shows how far that is. Leaving the page ends it. */
export function useAskLeaf(options: AskOptions) {
  const dispatch: CacheDispatch = useDispatch();
  const [state, setState] = useState<AskState>({ is: 'idle' });
  // A second press can come before the button is rendered as disabled.
  const open = useRef<AbortController>(undefined);
  useEffect(() => () => open.current?.abort(), []);

  async function ask(): Promise<void> {
    if (open.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    open.current = controller;
    const show = (next: AskState): void => {
      if (!signal.aborted) setState(next);
    };
    try {
      await askAdvisers(dispatch, options, signal, show);
    } catch (error) {
      show({ is: 'failed', error });
    } finally {
      if (open.current === controller) open.current = undefined;
    }
  }

  return {
    state,
    ask: () => void ask(),
    /** Ends what is under way, and forgets what was said about it. */
    reset(): void {
      open.current?.abort();
      open.current = undefined;
      setState({ is: 'idle' });
    },
  };
}

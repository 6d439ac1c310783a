import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';

/** Whether the server has a second opinion to give; false until that is known. */
export function useSecondOpinion(): boolean {
  const dispatch: CacheDispatch = useDispatch();
  const load = useCallback(async () => {
    const { hasSecondOpinion } = await import('./ask-server.ts');
    return hasSecondOpinion(dispatch);
  }, [dispatch]);
  return useLoaded(load).data ?? false;
}

import { useState } from 'react';
import { storageKeys } from '../../shared/storage-keys.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

const key = storageKeys.watchedVideos;

/** The ids of the videos that were played in this browser. */
function readWatched(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // A value of another program under this key is ignored.
    return [];
  }
}

/** What was watched, stored in this browser. */
export function useWatched(): { watched: readonly string[]; markWatched: (id: string) => void } {
  const [watched, setWatched] = useState(readWatched);
  const isHydrated = useIsHydrated();
  const markWatched = (id: string) => {
    // Read again: another tab may have added to it.
    const all = [...new Set([...readWatched(), id])];
    localStorage.setItem(key, JSON.stringify(all));
    setWatched(all);
  };
  return { watched: isHydrated ? watched : [], markWatched };
}

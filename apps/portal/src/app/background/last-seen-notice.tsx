import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { whenApiLoaded } from '../../shared/loading/store-parts.ts';
import type { AppStore } from '../store.ts';
import { AgeNotice } from './age-notice.tsx';
import { oldestShown } from './oldest-shown.ts';
import { refetchFailed } from './refetch-when-online.ts';

/** Says how old the data on the screen are while fresh ones are on their way or could not be fetched. */
export function LastSeenNotice() {
  const store: AppStore = useStore() as AppStore;
  const state = useSyncExternalStore(store.subscribe, () => oldestShown(store));
  if (!state) return <div role="status" />;
  const [seenAt, status] = state.split(' ');
  return (
    <div role="status">
      <AgeNotice
        seenAt={Number(seenAt)}
        hasFailed={status === 'failed'}
        onRetry={() => whenApiLoaded((api) => refetchFailed(store, api))}
      />
    </div>
  );
}

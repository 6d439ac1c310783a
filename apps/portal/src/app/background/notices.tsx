import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { AppStore } from '../store.ts';
import { LastSeenNotice } from './last-seen-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** Above the menu of a phone, where neither reading nor typing is in the way. */
const place =
  'pointer-events-none fixed inset-x-3 bottom-[calc(var(--bottom-bar)+--spacing(3))] z-20 mx-auto grid max-w-sm gap-2 lg:bottom-6';

/** Shows the notices beside the page, in a root of their own: no page waits for them or renders with them. */
export function showNotices(store: AppStore): void {
  const element = document.createElement('div');
  element.className = place;
  document.body.append(element);
  createRoot(element).render(
    <StrictMode>
      <Provider store={store}>
        <LastSeenNotice />
        <UpdateNotice />
      </Provider>
    </StrictMode>,
  );
}

import { server } from '@upaj/mocks/node';
import { HttpResponse, http } from 'msw';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { accountsApi } from '../../domains/accounts/accounts.api.ts';
import type { CacheDispatch } from '../../shared/loading/store-parts.ts';
import { buyer, meera } from '../../testing/users.ts';
import { RequireSession } from '../require-session.tsx';
import { createStore, persistSession } from '../store.ts';
import { useLogout } from './use-logout.ts';

/** Asks the server once it is shown, as every page does. */
function Card({ onShown }: { onShown: () => void }) {
  const dispatch: CacheDispatch = useDispatch();
  useEffect(() => {
    void dispatch(accountsApi.endpoints.getUser.initiate({ params: { id: meera.id } }));
  }, [dispatch]);
  // React shows a component before it runs its effects.
  useLayoutEffect(onShown, [onShown]);
  return null;
}

function Frame({ onReady }: { onReady: (show: () => void) => void }) {
  const { logout } = useLogout();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => onReady(() => startTransition(() => setIsShown(true))), [onReady]);
  return isShown && <Card onShown={logout} />;
}

it('sends no request of what was shown in the moment of the sign-out', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const asked: string[] = [];
  server.use(
    http.all('*/api/v1/*', ({ request }) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const store = createStore(buyer);
  onTestFinished(persistSession(store));
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const show = await new Promise<() => void>((onReady) =>
    root.render(
      <Provider store={store}>
        <MemoryRouter>
          <Routes>
            <Route element={<RequireSession />}>
              <Route path="/" element={<Frame onReady={onReady} />} />
            </Route>
            <Route path="/sign-in" element="Sign in" />
          </Routes>
        </MemoryRouter>
      </Provider>,
    ),
  );
  show();
  await vi.waitFor(() => expect(asked).toContain('POST /api/v1/user/signout'));
  await vi.waitFor(() => expect(store.getState().api.queries).toEqual({}));
  expect(asked).toEqual(['POST /api/v1/user/signout']);
});

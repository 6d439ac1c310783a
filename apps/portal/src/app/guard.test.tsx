import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type DemoPerson, demoPassword } from '@upaj/demo/people';
import { server } from '@upaj/mocks/node';
import { failing, signedOut } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { accountsApi } from '../domains/accounts/accounts.api.ts';
import { sessionExpired } from '../domains/session/session.slice.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera, ramesh, seller } from '../testing/users.ts';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

const endedText = /^You are signed out: your session has ended/;

/** A promise and how to keep it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

describe('a visitor who is not signed in', () => {
  it('is sent to sign in, and then lands where they were going', {
    tags: ['ROLE-6', 'ROUTE-38'],
  }, async () => {
    const { user } = await renderRoute('/mandi?category=Fruits');
    await heading('Login to your Account');
    expect(location.pathname).toBe('/sign-in');
    expect(screen.queryByText(endedText)).toBeNull();

    await user.type(screen.getByLabelText(/^Email/), meera.email);
    await user.type(screen.getByLabelText(/^Password/), demoPassword);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    await waitFor(() => expect(location.pathname).toBe('/mandi'));
    expect(location.search).toBe('?category=Fruits');
  });

  it('sees the not-found page at an unknown address', { tags: ['ROUTE-39'] }, async () => {
    await renderRoute('/no-such-page');
    await heading('Page not found');
    expect(document.title).toBe('Page not found · Upaj');
  });
});

describe('a signed-in user', () => {
  it.each(['/', '/sign-in', '/sign-up'])(
    'goes from %s to the dashboard',
    { tags: ['LANDING-10', 'SIGN-UP-14', 'SIGN-IN-8', 'STATE-1', 'ROLE-2'] },
    async (address) => {
      await renderRoute(address, { session: buyer });
      await heading('Hello Meera Devi, welcome back!');
      expect(location.pathname).toBe('/dashboard');
    },
  );

  it('finds the page named in the tab and the focus on its heading after going elsewhere', async () => {
    const { user } = await renderRoute('/dashboard', { session: buyer });
    const menu = screen.getByRole('navigation', { name: 'Side menu' });
    await user.click(within(menu).getByRole('link', { name: 'Mandi' }));
    await waitFor(() => expect(document.title).toMatch(/Mandi · Upaj$/));
    expect(await heading(/Mandi/)).toHaveFocus();
  });

  it('is led by the bar at the top to a section, and there to its heading', async () => {
    const { user } = await renderRoute('/dashboard', { session: buyer });
    const toLabs = () =>
      within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', {
        name: 'Labs',
      });
    await user.click(toLabs());
    const labs = await screen.findByRole('heading', { name: 'Soil Testing Labs' });
    await waitFor(() => expect(labs).toHaveFocus());
    expect(location.pathname + location.hash).toBe('/services#labs');
    expect(toLabs()).toHaveAttribute('aria-current');
  });

  it('is sent to sign in when the server ends the session', { tags: ['STATE-1'] }, async () => {
    const { store } = await renderRoute('/mandi', { session: buyer });
    server.use(...signedOut());
    const ask = accountsApi.endpoints.getUser.initiate(
      { params: { id: meera.id } },
      { forceRefetch: true },
    );
    await act(() => store.dispatch(ask));
    await heading('Login to your Account');
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByText(endedText)).toBeVisible();
  });
});

describe('a user whose session has expired', () => {
  async function signInAs(person: DemoPerson, user: UserEvent) {
    await heading('Login to your Account');
    await user.type(screen.getByLabelText(/^Email/), person.email);
    await user.type(screen.getByLabelText(/^Password/), demoPassword);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
  }

  it('returns to the same page after signing in again', async () => {
    const { user, store } = await renderRoute('/mandi?category=Fruits', { session: buyer });
    act(() => void store.dispatch(sessionExpired()));
    await signInAs(meera, user);
    await waitFor(() => expect(location.pathname).toBe('/mandi'));
  });

  it('does not redirect another user to that page', async () => {
    const { user, store } = await renderRoute('/mandi?category=Fruits', { session: buyer });
    act(() => void store.dispatch(sessionExpired()));
    await signInAs(ramesh, user);
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  });

  it('does not lead the next person to where a logout in another tab has found them', async () => {
    const { user } = await renderRoute('/mandi?category=Fruits', { session: buyer });
    for (const key of ['token', 'userId']) localStorage.removeItem(key);
    act(
      () =>
        void dispatchEvent(
          new StorageEvent('storage', { key: 'token', storageArea: localStorage }),
        ),
    );
    await screen.findByText(endedText);
    await signInAs(meera, user);
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  });
});

describe('Logout', () => {
  async function logOut(session = buyer) {
    const { user, store } = await renderRoute('/mandi', { session });
    await user.click(screen.getByRole('button', { name: 'Your profile' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await heading('Login to your Account');
    return { user, store };
  }

  it('removes token, userId, isSeller and otp and leads to the sign-in', {
    tags: ['HEADER-17', 'HEADER-18', 'STATE-3'],
  }, async () => {
    await logOut(seller);
    expect(location.pathname).toBe('/sign-in');
    expect(screen.queryByText(endedText)).toBeNull();
    for (const key of ['token', 'userId', 'isSeller', 'otp']) {
      expect(localStorage.getItem(key), key).toBeNull();
    }
  });

  it('does not lead the next person to where the last one was', async () => {
    const { user } = await logOut();
    await user.type(screen.getByLabelText(/^Email/), meera.email);
    await user.type(screen.getByLabelText(/^Password/), demoPassword);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  });

  it('reports the expired session to the server', { tags: ['ROLE-8'] }, async () => {
    const tokens: (string | null)[] = [];
    server.use(
      http.post('*/api/v1/user/signout', ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await logOut();
    await waitFor(() => expect(tokens).toEqual([`Bearer ${buyer.token}`]));
  });

  it('does not abort the next sign-in when its response is late', async () => {
    const signOut = gate();
    const arrival = gate();
    const answer = gate();
    server.use(
      http.post('*/api/v1/user/signout', async () => {
        await signOut.opened;
        return new HttpResponse(null, { status: 204 });
      }),
      http.post('*/api/v1/user/signin', async () => {
        arrival.open();
        await answer.opened;
      }),
    );
    const { user, store } = await logOut();
    await user.type(screen.getByLabelText(/^Email/), meera.email);
    await user.type(screen.getByLabelText(/^Password/), demoPassword);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await arrival.opened;
    signOut.open();
    await waitFor(() => {
      const { mutations } = store.getState().api;
      expect(Object.values(mutations).map((one) => one?.status)).toContain('fulfilled');
    });
    answer.open();
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  });

  it('is not blocked by a failing server', async () => {
    server.use(...failing('accounts'));
    await logOut();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('Seller Profile', () => {
  it.each([
    ['a buyer to the seller sign-up', buyer, '/mandi/seller-signup'],
    ['a seller to their own listings', seller, '/mandi/seller-profile'],
  ])(
    'leads %s',
    { tags: ['HEADER-15', 'HEADER-16', 'STATE-4', 'ROLE-3'] },
    async (_, session, address) => {
      const { user } = await renderRoute('/dashboard', { session });
      await user.click(screen.getByRole('button', { name: 'Your profile' }));
      const item = await screen.findByRole('menuitem', { name: 'Seller Profile' });
      expect(item).toHaveAttribute('href', address);
    },
  );
});

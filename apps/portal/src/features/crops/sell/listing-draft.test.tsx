import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type DemoPerson, demoPassword } from '@upaj/demo/people';
import { expect, it } from 'vitest';
import { sessionExpired } from '../../../domains/session/session.slice.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { meera, ramesh, seller } from '../../../testing/users.ts';

const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function typeAndExpire() {
  const view = await renderRoute('/mandi/sell-item', { session: seller });
  write(/^Name/, 'Sona Moti Wheat');
  write(/^Category/, 'Crops');
  write(/^Unit/, 'tonnes');
  act(() => void view.store.dispatch(sessionExpired()));
  await screen.findByRole('heading', { name: 'Login to your Account' });
  return view;
}

async function signInAs(person: DemoPerson, user: UserEvent) {
  write(/^Email/, person.email);
  write(/^Password/, demoPassword);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

it('what was typed when the session expired is there again after signing in', async () => {
  const { user } = await typeAndExpire();
  await signInAs(ramesh, user);
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Sona Moti Wheat');
  expect(screen.getByLabelText(/^Category/)).toHaveValue('Crops');
  expect(screen.getByLabelText(/^Unit/)).toHaveValue('tonnes');
  expect(screen.getByText(/Pictures cannot be kept/)).toBeVisible();
});

it('another user does not see it', async () => {
  const { user } = await typeAndExpire();
  await signInAs(meera, user);
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  expect(sessionStorage.getItem('listing-draft')).toBeNull();
});

it('it is deleted after Cancel', async () => {
  const { user } = await renderRoute('/mandi/sell-item', { session: seller });
  write(/^Name/, 'Sona Moti Wheat');
  expect(sessionStorage.getItem('listing-draft')).toContain('Sona Moti Wheat');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(location.pathname).toBe('/mandi/seller-profile'));
  expect(sessionStorage.getItem('listing-draft')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '@upaj/mocks/db';
import type { PersonRecord } from '@upaj/mocks/records';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer, meera } from '../../testing/users.ts';

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const stored = () => db.people.get(meera.id);
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

/** Another device changes what the server holds of Meera. */
function change(facts: Partial<PersonRecord>) {
  const person = stored();
  if (!person) throw new Error('Meera is not there');
  db.people.set(meera.id, { ...person, ...facts, changedAt: '2026-03-01T06:00:00.000Z' });
}

async function rewrite(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

async function edit(): Promise<UserEvent> {
  const { user } = await renderRoute('/profile', { session: buyer });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Save' });
  return user;
}

/** Meera has typed a city and a street; meanwhile another device has changed this. */
async function editBeside(facts: Partial<PersonRecord>): Promise<UserEvent> {
  const user = await edit();
  await rewrite(user, 'City', 'Khunti');
  await rewrite(user, 'Street', 'Main Road');
  change(facts);
  await save(user);
  return user;
}

it('what was changed elsewhere meanwhile stays as it is there', async () => {
  await editBeside({ phone: '9876500001' });
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(stored()).toMatchObject({ phone: '9876500001', city: 'Khunti', street: 'Main Road' });
  await waitFor(() => expect(field('Phone')).toHaveValue('9876500001'));
});

it('of a field that was changed here and elsewhere the user sees both values and chooses', async () => {
  const user = await editBeside({ city: 'Gumla', street: 'Station Road', phone: '9876500001' });
  const asked = await screen.findByRole('region', { name: /was changed elsewhere meanwhile/ });
  expect(asked).toHaveFocus();
  expect(stored()).toMatchObject({ city: 'Gumla', street: 'Station Road' });
  const choice = (name: string) => within(asked).getByRole('radio', { name });
  expect(choice('Khunti')).toBeChecked();
  expect(within(asked).queryByRole('group', { name: 'Phone' })).toBeNull();
  await user.click(choice('Gumla'));
  expect(field('City')).toHaveValue('Gumla');
  // What was typed is still there to be taken.
  expect(choice('Khunti')).toBeEnabled();
  await save(user);
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  const chosen = { city: 'Gumla', street: 'Main Road', phone: '9876500001' };
  expect(stored()).toMatchObject(chosen);
});

it('a draft does not undo what was changed elsewhere before it is opened again', async () => {
  const user = await edit();
  await rewrite(user, 'City', 'Khunti');
  await user.click(screen.getByRole('link', { name: 'Seller Details' }));
  await waitFor(() => expect(location.pathname).toBe('/seller-profile'));
  change({ city: 'Gumla' });
  await user.click(await screen.findByRole('link', { name: 'Profile Details' }));
  await screen.findByRole('button', { name: 'Save' });
  expect(field('City')).toHaveValue('Khunti');
  await save(user);
  expect(await screen.findByRole('radio', { name: 'Gumla' })).not.toBeChecked();
  expect(stored()).toMatchObject({ city: 'Gumla' });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { contract } from '@upaj/contract/contract';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import type { PersonRecord } from '@upaj/mocks/records';
import { failing } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { rejectFields } from '../testing/reject-fields.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
async function open() {
  const view = await renderRoute('/profile', { session: buyer });
  await screen.findByRole('button', { name: 'Edit' });
  return view;
}

/** Changes what the server holds of Meera. */
function change(facts: Partial<PersonRecord>) {
  const person = db.people.get(meera.id);
  if (!person) throw new Error('Meera is not there');
  db.people.set(meera.id, { ...person, ...facts });
}

async function edit(): Promise<UserEvent> {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Save' });
  return user;
}

async function rewrite(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

it('before Edit everything is there to be read only', {
  tags: ['PRODUCT-25', 'ROUTE-31', 'PROFILE-10'],
}, async () => {
  await open();
  expect(field('Name')).toHaveValue(meera.name);
  for (const name of ['Name', 'Email', 'Phone', 'Gender', 'Street', 'City', 'State', 'Postal']) {
    expect(field(name)).toHaveAttribute('readonly');
  }
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('e-mail, gender and counters cannot be edited', {
  tags: ['STATE-31', 'VALID-23', 'VALID-24'],
}, async () => {
  await edit();
  expect(field('Email')).toHaveAttribute('readonly');
  expect(field('Gender')).toHaveAttribute('readonly');
  expect(field('Name')).not.toHaveAttribute('readonly');
  for (const name of ['Orders Placed', 'Money Spent', 'Orders Received', 'Money Earned']) {
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.queryByLabelText(name)).toBeNull();
  }
});

it('a changed profile is saved, and the person is greeted by the new name', {
  tags: ['STATE-32', 'CALL-4', 'ERROR-30', 'PROFILE-11'],
}, async () => {
  const user = await edit();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await rewrite(user, 'Name', 'Meera Kumari');
  await user.selectOptions(field('State'), 'Bihar');
  await save(user);
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(localStorage.getItem('userName')).toBe('Meera Kumari');
  expect(screen.getByText('Hello Meera Kumari, welcome back!')).toBeVisible();
  await waitFor(() => expect(field('State')).toHaveValue('Bihar'));
});

/** What is sent to change the profile. */
function sentChanges(): object[] {
  const bodies: object[] = [];
  server.use(
    http.patch('*/api/v1/user/:id', async ({ request }) => {
      bodies.push(Object(await request.clone().json()));
    }),
  );
  return bodies;
}

it('only what was changed is sent, with the version that was read', {
  tags: ['CALL-3'],
}, async () => {
  const bodies = sentChanges();
  const user = await edit();
  await rewrite(user, 'City', 'Khunti');
  await save(user);
  await screen.findByText('Profile updated successfully!');
  expect(bodies).toEqual([{ city: 'Khunti', version: expect.stringMatching(/Z$/) }]);
});

it.each(['Name', 'Phone', 'Street', 'City', 'Postal Code'])(
  'an empty %s is named and nothing is sent',
  { tags: ['VALID-21', 'VALID-22', 'ERROR-25'] },
  async (name) => {
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => sent.push(request.method));
    const user = await edit();
    await rewrite(user, name, '');
    await save(user);
    expect(await screen.findByText(`${name} cannot be empty`)).toBeVisible();
    server.events.removeAllListeners();
    expect(sent).not.toContain('PATCH');
  },
);

it('an empty state is marked as missing', { tags: ['VALID-21'] }, async () => {
  change({ state: '' });
  await save(await edit());
  expect(await screen.findByText('State cannot be empty')).toBeVisible();
});

it('counters at zero and an unknown gender do not hold a save back', {
  tags: ['VALID-21'],
}, async () => {
  change({ gender: null });
  await save(await edit());
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
});

it('after a failed save the error is shown and the user continues editing', {
  tags: ['STATE-33', 'CALL-4', 'ERROR-28'],
}, async () => {
  const user = await edit();
  await rewrite(user, 'City', 'Khunti');
  server.use(...failing('accounts'));
  await save(user);
  const message = await screen.findByText(/The server cannot be reached just now/);
  expect(message.closest('[data-sonner-toast]')).toHaveAttribute('data-type', 'error');
  expect(field('City')).toHaveValue('Khunti');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

it.each([
  ['Phone', '12', /^Please write a mobile number of 10 digits/],
  ['Postal Code', '8340', 'Please write a PIN code of 6 digits'],
])('a mistyped %s shows how it is written', async (name, text, help) => {
  const user = await edit();
  await rewrite(user, name, text);
  await save(user);
  expect(await screen.findByText(help)).toBeVisible();
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveFocus();
});

it('a profile that cannot be fetched shows an error, and is fetched again on request', {
  tags: ['ERROR-26'],
}, async () => {
  server.use(...failing('accounts'));
  const { user } = await renderRoute('/profile', { session: buyer });
  expect(await screen.findByText('Error occurred while fetching user data')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus();
});

it('the tabs lead to the seller details and back', {
  tags: ['PROFILE-1', 'PROFILE-8', 'PROFILE-9', 'SELLER-PROFILE-1', 'SELLER-PROFILE-2'],
}, async () => {
  const { user } = await open();
  const tabs = () => within(screen.getByRole('navigation', { name: 'Parts of the profile' }));
  const current = () => tabs().getByRole('link', { current: 'page' });
  expect(current()).toHaveTextContent('Profile Details');
  expect(screen.getByRole('navigation', { name: 'Side menu' })).toBeVisible();
  await user.click(tabs().getByRole('link', { name: 'Seller Details' }));
  await waitFor(() => expect(location.pathname).toBe('/seller-profile'));
  await waitFor(() => expect(current()).toHaveTextContent('Seller Details'));
  expect(screen.getByText('Orders Placed')).toBeVisible();
  await user.click(tabs().getByRole('link', { name: 'Profile Details' }));
  await waitFor(() => expect(location.pathname).toBe('/profile'));
});

it('changes that were not saved are there again after a look at the seller details', async () => {
  const user = await edit();
  await rewrite(user, 'City', 'Khunti');
  await rewrite(user, 'Street', '');
  await user.click(screen.getByRole('link', { name: 'Seller Details' }));
  await waitFor(() => expect(location.pathname).toBe('/seller-profile'));
  await user.click(await screen.findByRole('link', { name: 'Profile Details' }));
  await screen.findByRole('button', { name: 'Save' });
  expect(field('City')).toHaveValue('Khunti');
  expect(field('Street')).toHaveValue('');
  expect(field('Name')).toHaveValue(meera.name);
});

it('Cancel leaves everything as it was, and saved changes leave no draft', async () => {
  const user = await edit();
  await rewrite(user, 'City', 'Khunti');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(field('City')).toHaveValue(meera.city);
  expect(sessionStorage.getItem('profile-draft')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Save' });
  await rewrite(user, 'City', 'Gumla');
  await save(user);
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(sessionStorage.getItem('profile-draft')).toBeNull();
});

it('the menu behind the picture leads to profile and settings', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Your profile' }));
  const profile = await screen.findByRole('menuitem', { name: 'Profile' });
  expect(profile).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings');
});

it('a picture that is there can be removed', async () => {
  const url = '/pictures/p.webp';
  change({ picture: { url, srcset: `${url} 192w`, width: 192, height: 192 } });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('Your picture has been removed')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Add a picture' })).toHaveFocus();
});

it('a file that is no picture is rejected before it is sent', async () => {
  const { user } = await open();
  const file = new File(['no picture'], 'field.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Add a picture', { selector: 'input' }), file);
  await screen.findByRole('dialog', { name: 'Your picture' });
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(await screen.findByText(/not a picture that can be read/)).toBeVisible();
});

it('all texts are available in Hindi', async () => {
  server.use(http.get('*/api/v1/user/:id', () => HttpResponse.error()));
  await renderRoute('/profile', { session: buyer, language: 'hi' });
  expect(await screen.findByText('आपकी जानकारी नहीं मिल सकी')).toBeVisible();
});

it('a rejected field that the form does not have is a failed save', async () => {
  rejectFields(contract.updateUser, 'nickname');
  const user = await edit();
  await rewrite(user, 'City', 'Khunti');
  await save(user);
  expect(await screen.findByText('Please check what you have typed.')).toBeInTheDocument();
});

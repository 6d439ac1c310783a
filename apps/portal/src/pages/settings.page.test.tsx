import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { demoPassword } from '@upaj/demo/people';
import { mockOtp } from '@upaj/mocks/accounts-otp.mock';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { failing, waiting } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Language } from '../shared/i18n/translations.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';

const open = (language: Language = 'en') => renderRoute('/settings', { session: buyer, language });
const person = () => db.people.get(meera.id);
const dialog = () => within(screen.getByRole('dialog'));

async function openDialog(name: 'Change Password' | 'Update Email' | 'Delete Account') {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  await screen.findByRole('dialog', { name });
  return user;
}

async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await user.clear(dialog().getByLabelText(new RegExp(`^${label}`)));
    await user.type(dialog().getByLabelText(new RegExp(`^${label}`)), text);
  }
}

const press = (user: UserEvent, name: string) => user.click(dialog().getByRole('button', { name }));

it('the person is greeted and finds the three account settings', {
  tags: ['PRODUCT-27', 'ROUTE-30', 'SETTINGS-1', 'SETTINGS-2'],
}, async () => {
  await open();
  expect(screen.getByText(`Hello ${meera.name}, welcome back!`)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  for (const name of [/^Change Password/, /^Update Email/, /^Delete Account/]) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
});

describe('a user who came through Google and has no password', () => {
  it.each([
    [
      'Change Password',
      { 'Current password': 'none', 'New password': 'haldi-and-neem-7' },
      'Change Password',
    ],
    [
      'Update Email',
      { 'New e-mail address': 'new@example.com', 'Your password': 'none' },
      'Send OTP',
    ],
  ] as const)('sees under %s that a password must be set first', async (name, values, button) => {
    const user = await openDialog(name);
    const found = person();
    if (found) found.password = '';
    await fill(user, values);
    await press(user, button);
    expect(await screen.findByText(/^Your account has no password yet/)).toBeVisible();
    const link = dialog().getByRole('link', { name: 'Forgot Password' });
    expect(link).toHaveAttribute('href', '/forgot-password');
  });

  /** Tries to delete the account with the given password. */
  async function tryToDelete() {
    const user = await openDialog('Delete Account');
    const found = person();
    if (found) found.password = '';
    await fill(user, { 'Type DELETE': 'DELETE', 'Your password': 'none' });
    await press(user, 'Delete for good');
    expect(await screen.findByText(/^Your account has no password\. Did you/)).toBeVisible();
    expect(dialog().queryByLabelText(/^Your password/)).toBeNull();
    return user;
  }

  it('deletes the account without one, having just signed in', async () => {
    const user = await tryToDelete();
    await fill(user, { 'Type DELETE': 'no' });
    await press(user, 'Delete for good');
    expect(await screen.findByText('Please type DELETE')).toBeVisible();
    expect(person()).toBeDefined();
    await fill(user, { 'Type DELETE': 'DELETE' });
    await press(user, 'Delete for good');
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(person()).toBeUndefined();
  });

  it('may press Enter all the way', async () => {
    const user = await openDialog('Delete Account');
    const found = person();
    if (found) found.password = '';
    await fill(user, { 'Type DELETE': 'DELETE', 'Your password': 'none' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog().queryByLabelText(/^Your password/)).toBeNull());
    await waitFor(() => expect(dialog().getByLabelText(/^Type DELETE/)).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('has to type the password that was set in another tab', async () => {
    const user = await tryToDelete();
    const found = person();
    if (found) found.password = demoPassword;
    await press(user, 'Delete for good');
    expect(await screen.findByText('Please fill this in')).toBeVisible();
    expect(dialog().getByLabelText(/^Your password/)).toBeVisible();
  });

  it('has to sign in again when the last sign-in is too old', async () => {
    const user = await tryToDelete();
    const longAgo = new Date(Date.now() - 11 * 60 * 1000).toISOString();
    for (const session of db.sessions.values()) session.createdAt = longAgo;
    await press(user, 'Delete for good');
    expect(await screen.findByText(/^Please log out, sign in with Google again/)).toBeVisible();
    expect(person()).toBeDefined();
  });
});

describe('Change Password', () => {
  it('sets the new password', { tags: ['SETTINGS-3'] }, async () => {
    const user = await openDialog('Change Password');
    await fill(user, { 'Current password': demoPassword, 'New password': 'haldi-and-neem-7' });
    await press(user, 'Change Password');
    expect(await screen.findByText(/^Your password has been changed/)).toBeInTheDocument();
    expect(person()?.password).toBe('haldi-and-neem-7');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names a wrong password at its field, keeps what was typed, and does not sign the user out', async () => {
    const user = await openDialog('Change Password');
    await fill(user, { 'Current password': 'not-mine', 'New password': 'haldi-and-neem-7' });
    await press(user, 'Change Password');
    expect(await screen.findByText('The password is not right')).toBeVisible();
    expect(dialog().getByLabelText(/^New password/)).toHaveValue('haldi-and-neem-7');
    expect(localStorage.getItem('token')).toBe(buyer.token);
  });

  it('says how long to wait after too many tries', async () => {
    server.use(
      http.post('*/api/v1/user/changePassword', () =>
        HttpResponse.json(
          { success: false, message: 'Too many requests', code: 'rate_limited' },
          { status: 429, headers: { 'retry-after': '600' } },
        ),
      ),
    );
    const user = await openDialog('Change Password');
    await fill(user, { 'Current password': demoPassword, 'New password': 'haldi-and-neem-7' });
    await press(user, 'Change Password');
    expect(await screen.findByText(/Please wait 10 minutes/)).toBeVisible();
    expect(dialog().getByLabelText(/^New password/)).toHaveValue('haldi-and-neem-7');
  });
});

describe('Update Email', () => {
  async function ask() {
    const user = await openDialog('Update Email');
    await fill(user, { 'New e-mail address': 'meera@new.example', 'Your password': demoPassword });
    await press(user, 'Send OTP');
    await dialog().findByText(/^If meera@new.example is free/);
    return user;
  }

  it('saves the new address with the OTP sent to it', { tags: ['SETTINGS-4'] }, async () => {
    const user = await ask();
    await user.keyboard(mockOtp);
    await press(user, 'Verify OTP');
    const done = 'Your e-mail address has been changed.';
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(person()?.email).toBe('meera@new.example');
  });

  it('opens at the OTP step again after it was closed, or the page was reloaded', async () => {
    const first = await ask();
    await press(first, 'Close');
    cleanup();
    const user = await openDialog('Update Email');
    expect(dialog().getByText(/^If meera@new.example is free/)).toBeVisible();
    expect(JSON.stringify(sessionStorage)).not.toContain(demoPassword);
    await user.keyboard(mockOtp);
    await press(user, 'Verify OTP');
    await screen.findByText('Your e-mail address has been changed.');
    expect(person()?.email).toBe('meera@new.example');
    await user.click(screen.getByRole('button', { name: /^Update Email/ }));
    expect(await screen.findByLabelText(/^New e-mail address/)).toHaveValue('');
  });

  it('rejects a wrong OTP and changes nothing', async () => {
    const user = await ask();
    await user.keyboard('999999');
    await press(user, 'Verify OTP');
    expect(await screen.findByText(/The OTP you entered is incorrect/)).toBeVisible();
    expect(dialog().getByLabelText('Digit 1 of 6')).toHaveFocus();
    expect(person()?.email).toBe(meera.email);
    expect(localStorage.getItem('token')).toBe(buyer.token);
  });

  it('lets another address be typed without losing the first one', async () => {
    const user = await ask();
    await press(user, 'Use another address');
    expect(dialog().getByLabelText(/^New e-mail/)).toHaveValue('meera@new.example');
    expect(dialog().getByLabelText(/^New e-mail/)).toHaveFocus();
  });

  it('stays open while it is being sent', async () => {
    server.use(...waiting('accounts'));
    const user = await openDialog('Update Email');
    await fill(user, { 'New e-mail address': 'meera@new.example', 'Your password': demoPassword });
    await press(user, 'Send OTP');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Close' })).toBeDisabled());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('names a wrong password at its field', async () => {
    const user = await openDialog('Update Email');
    await fill(user, { 'New e-mail address': 'meera@new.example', 'Your password': 'not-mine' });
    await press(user, 'Send OTP');
    expect(await screen.findByText('The password is not right')).toBeVisible();
  });
});

describe('Delete Account', () => {
  it('lists before what is deleted and what stays', async () => {
    await openDialog('Delete Account');
    expect(dialog().getByText(/^Gone for good/)).toBeVisible();
    expect(dialog().getByText(/^Kept under "deleted user"/)).toBeVisible();
  });

  it('needs the typed word', async () => {
    const user = await openDialog('Delete Account');
    await fill(user, { 'Type DELETE': 'yes', 'Your password': demoPassword });
    await press(user, 'Delete for good');
    expect(await screen.findByText('Please type DELETE')).toBeVisible();
    expect(dialog().getByLabelText(/^Type DELETE/)).toHaveFocus();
    expect(person()).toBeDefined();
  });

  it('needs the password', async () => {
    const user = await openDialog('Delete Account');
    await fill(user, { 'Type DELETE': 'DELETE', 'Your password': 'not-mine' });
    await press(user, 'Delete for good');
    expect(await screen.findByText('The password is not right')).toBeVisible();
    expect(person()).toBeDefined();
    expect(localStorage.getItem('token')).toBe(buyer.token);
  });

  it('deletes, and leaves nothing of the person in the browser', {
    tags: ['SETTINGS-5'],
  }, async () => {
    const user = await openDialog('Delete Account');
    await fill(user, { 'Type DELETE': 'delete', 'Your password': demoPassword });
    await press(user, 'Delete for good');
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(person()).toBeUndefined();
    for (const key of ['token', 'userId', 'userName', 'isSeller', 'otp']) {
      expect(localStorage.getItem(key), key).toBeNull();
    }
    expect(await screen.findByText('Your account has been deleted.')).toBeInTheDocument();
  });
});

it('a failed download shows an error', async () => {
  server.use(...failing('accounts'));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText(/The server cannot be reached just now/)).toBeInTheDocument();
});

it('language and theme are changed at once', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Appearance'), 'Dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.selectOptions(screen.getByLabelText('Language'), 'Hindi (हिंदी)');
  expect(await screen.findByRole('heading', { name: 'खाता सेटिंग्स' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('रंग'), 'उजला');
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('the word of confirmation may be written with either Hindi sign', async () => {
  const { user } = await open('hi');
  await user.click(screen.getByRole('button', { name: /^खाता हटाएं/ }));
  await screen.findByRole('dialog');
  await user.type(dialog().getByLabelText(/^पक्का करने/), 'हटाएं');
  await user.type(dialog().getByLabelText(/^आपका पासवर्ड/), demoPassword);
  await user.click(dialog().getByRole('button', { name: 'हमेशा के लिए हटाएं' }));
  await waitFor(() => expect(person()).toBeUndefined());
});

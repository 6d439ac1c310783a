import { screen, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { demoPassword } from '@upaj/demo/people';
import { expect, it } from 'vitest';
import { rejectFields } from '../../testing/reject-fields.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer } from '../../testing/users.ts';

async function send(opener: string, fields: Record<string, string>, button = opener) {
  const { user } = await renderRoute('/settings', { session: buyer });
  await user.click(screen.getByRole('button', { name: new RegExp(`^${opener}`) }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, text] of Object.entries(fields)) {
    await user.type(dialog.getByLabelText(new RegExp(`^${label}`)), text);
  }
  await user.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

it('a new password: a rejected field without an input is named above the form', async () => {
  rejectFields(contract.changePassword, 'nickname', 'newPassword');
  const dialog = await send('Change Password', {
    'Current password': demoPassword,
    'New password': 'haldi-and-neem-7',
  });
  expect(await dialog.findByText('nickname: This field is not known')).toBeVisible();
  expect(dialog.getByText('This field is not known')).toBeVisible();
});

it('a new address: a rejected field without an input is named above the form', async () => {
  rejectFields(contract.changeEmail, 'nickname', 'newEmail');
  const dialog = await send(
    'Update Email',
    { 'New e-mail address': 'meera@example.org', 'Your password': demoPassword },
    'Send OTP',
  );
  expect(await dialog.findByText('nickname: This field is not known')).toBeVisible();
  expect(dialog.getByText('This field is not known')).toBeVisible();
});

it('a deletion: a rejected field without an input is named above the form', async () => {
  rejectFields(contract.deleteUser, 'nickname', 'password');
  const dialog = await send(
    'Delete Account',
    { 'Type DELETE': 'DELETE', 'Your password': demoPassword },
    'Delete for good',
  );
  expect(await dialog.findByText('nickname: This field is not known')).toBeVisible();
  expect(dialog.getByText('This field is not known')).toBeVisible();
});

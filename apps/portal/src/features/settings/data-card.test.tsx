import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer, meera } from '../../testing/users.ts';

let files: Blob[] = [];

// jsdom has no addresses for blobs.
beforeEach(() => {
  files = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return '#file';
  };
  URL.revokeObjectURL = () => {};
});

it('everything that is held is saved as a file of JSON', async () => {
  const { user } = await renderRoute('/settings', { session: buyer });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text()) ?? '';
  expect(JSON.parse(text)).toMatchObject({ user: { email: meera.email } });
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer, meera } from '../../testing/users.ts';

it('a name that was changed on another device is fetched, shown and stored', {
  tags: ['CALL-2'],
}, async () => {
  await renderRoute('/dashboard', {
    session: { ...buyer, userName: 'Meera of old' },
  });
  await screen.findByRole('heading', { level: 1, name: `Hello ${meera.name}, welcome back!` });
  expect(localStorage.getItem('userName')).toBe(meera.name);
});

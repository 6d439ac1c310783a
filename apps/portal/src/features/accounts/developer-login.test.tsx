import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdLongWaits } from '../../testing/long-waits.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { meera } from '../../testing/users.ts';

it('the developer is let in after a second, as the first buyer of the demo', {
  tags: ['SIGN-IN-7', 'STATE-12', 'STATE-13', 'LIMIT-8'],
}, async () => {
  const { user } = await renderRoute('/sign-in');
  const button = await screen.findByRole('button', { name: 'Developer login' });
  const pass = holdLongWaits();
  await user.click(button);
  await pass(999);
  expect(location.pathname).toBe('/sign-in');
  expect(localStorage.getItem('token')).toBeNull();
  await pass(1);
  expect(location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('token')).toBe('mock-token');
  expect(localStorage.getItem('userName')).toBe(meera.name);
});

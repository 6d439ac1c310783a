import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';

test('the page has nine fields, the e-mail as an e-mail input', async () => {
  await renderRoute('/sign-up');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Get Started Now');
  const inputs = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  expect(inputs.map(({ name }) => name).toSorted()).toEqual([
    'city',
    'email',
    'gender',
    'name',
    'password',
    'phone',
    'postalCode',
    'state',
    'street',
  ]);
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
  const genders = [...screen.getByLabelText<HTMLSelectElement>(/^Gender/).options];
  expect(genders.map(({ value }) => value)).toEqual(['', 'male', 'female', 'others']);
});

test('a user who has an account finds the link to the sign-in, and back', async () => {
  const { user } = await renderRoute('/sign-up');
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  await screen.findByRole('heading', { level: 1, name: 'Login to your Account' });
  expect(location.pathname).toBe('/sign-in');
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  await screen.findByRole('heading', { level: 1, name: 'Get Started Now' });
  expect(location.pathname).toBe('/sign-up');
});

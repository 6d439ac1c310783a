import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';

test('the page has nine fields, the e-mail as an e-mail input', {
  tags: [
    'SIGN-UP-1',
    'SIGN-UP-2',
    'SIGN-UP-3',
    'SIGN-UP-4',
    'SIGN-UP-5',
    'SIGN-UP-6',
    'SIGN-UP-7',
    'SIGN-UP-8',
    'SIGN-UP-9',
    'SIGN-UP-10',
    'VALID-6',
    'USER-SIGNUP-5',
  ],
}, async () => {
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

test('a user who has an account finds the link to the sign-in, and back', {
  tags: ['SIGN-UP-13', 'SIGN-IN-1', 'SIGN-IN-6'],
}, async () => {
  const { user } = await renderRoute('/sign-up');
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  await screen.findByRole('heading', { level: 1, name: 'Login to your Account' });
  expect(location.pathname).toBe('/sign-in');
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  await screen.findByRole('heading', { level: 1, name: 'Get Started Now' });
  expect(location.pathname).toBe('/sign-up');
});

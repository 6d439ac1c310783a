import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { changeLanguage } from '../shared/i18n/translations.ts';
import { AppErrorBoundary } from './app-error-boundary.tsx';

beforeAll(async () => {
  await changeLanguage('en');
});

function Page({ error }: { error?: Error }) {
  if (error) throw error;
  return <p>a page that works</p>;
}

function fallOf(error: Error) {
  // React repeats the error on the console, where it is no news.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => quiet.mockRestore());
  return render(
    <AppErrorBoundary place="/mandi">
      <Page error={error} />
    </AppErrorBoundary>,
  );
}

it('a broken page shows an error and offers a reload', () => {
  fallOf(new TypeError('x is undefined'));
  expect(screen.getByText(/^Something went wrong on this page/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

it.each([
  'Failed to fetch dynamically imported module: https://upaj.example/assets/a.js',
  'error loading dynamically imported module: https://upaj.example/assets/a.js',
  'Importing a module script failed.',
])('a page whose code did not arrive (%s) names the connection', (message) => {
  fallOf(new TypeError(message));
  expect(screen.getByText(/^This page could not be loaded/)).toBeVisible();
});

it('going elsewhere leaves the broken page behind', () => {
  const { rerender } = fallOf(new TypeError('x is undefined'));
  rerender(
    <AppErrorBoundary place="/dashboard">
      <Page />
    </AppErrorBoundary>,
  );
  expect(screen.getByText('a page that works')).toBeVisible();
});

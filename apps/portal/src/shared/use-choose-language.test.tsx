import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import * as translations from './i18n/translations.ts';

vi.mock('./i18n/translations.ts', async (original) => ({ ...(await original<object>()) }));

it('a connection that breaks while a language loads shows an error, and nothing changes', async () => {
  const { user } = await renderRoute('/sign-in');
  const broken = vi.spyOn(translations, 'changeLanguage').mockRejectedValue(new TypeError('gone'));
  onTestFinished(() => broken.mockRestore());
  await act(() => user.click(screen.getByRole('button', { name: 'हिंदी' })));
  expect(await screen.findByText(/^The language could not be changed/)).toBeInTheDocument();
  expect(document.cookie).not.toContain('language=hi');
  expect(screen.getByRole('heading', { name: 'Login to your Account' })).toBeVisible();
});

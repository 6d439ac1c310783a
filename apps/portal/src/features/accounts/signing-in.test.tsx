import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { demoPassword } from '@upaj/demo/people';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createStore } from '../../app/store.ts';
import { loadTexts } from '../../shared/i18n/translations.ts';
import { PreloadContext } from '../../shared/page-link.tsx';
import { meera, visitor } from '../../testing/users.ts';
import { SignInForm } from './sign-in-form.tsx';

it('on a slow connection the form stays busy after the sign-in until the next page is loaded', async () => {
  await Promise.all([loadTexts('accounts'), loadTexts('errors')]);
  const wanted: unknown[] = [];
  let arrive = () => {};
  const preload = (...page: unknown[]) => {
    wanted.push(page);
    return new Promise<void>((resolve) => {
      arrive = resolve;
    });
  };
  const store = createStore(visitor);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PreloadContext value={preload}>
          <SignInForm email={meera.email} />
        </PreloadContext>
      </MemoryRouter>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Password/), demoPassword);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(wanted).toEqual([['/dashboard', true]]));
  expect(screen.getByRole('button', { name: /Sign/ })).toBeDisabled();
  expect(store.getState().session.token).toBeNull();
  await act(async () => arrive());
  await waitFor(() => expect(store.getState().session.userId).toBe(meera.id));
});

import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { mockGoogleCode } from '@upaj/mocks/accounts-sessions.mock';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { offline, tooOften } from '@upaj/mocks/scenarios';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { meera } from '../../testing/users.ts';

const withGoogle = () =>
  server.use(
    mockEndpoint(contract.getSignInWays, () => ({
      status: 200,
      body: { success: true, data: { google: true } },
    })),
  );

it('a failed request for the availability of Google does not count as unavailable', async () => {
  server.use(...offline('accounts'));
  const { user } = await renderRoute('/sign-in');
  const button = screen.getByRole('button', { name: 'Sign in with Google' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  expect(await screen.findByText(/^The server cannot be reached/)).toBeInTheDocument();
});

describe.each([
  ['/sign-in', 'Sign in with Google', 'Signing in with Google is not available here.'],
  ['/sign-up', 'Sign up with Google', 'Signing up with Google is not available here.'],
])('the button of %s', (address, name, notice) => {
  it('says that the server does not offer Google', { tags: ['SIGN-UP-12'] }, async () => {
    const { user } = await renderRoute(address);
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(notice)).toBeInTheDocument();
  });

  it('leads to the server where it has Google', { tags: ['SIGN-UP-12'] }, async () => {
    withGoogle();
    await renderRoute(address);
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', '/api/v1/user/google');
  });
});

describe('a user who returns from Google', () => {
  it('is signed in, and the code is removed from the address', async () => {
    const before = history.length;
    await renderRoute(`/sign-in?google=${mockGoogleCode}`);
    expect(location.search).toBe('');
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
    expect(localStorage.getItem('userId')).toBe(meera.id);
    expect(history.length).toBe(before);
  });

  it('lands where they were going when they left for Google', async () => {
    withGoogle();
    const { user, unmount } = await renderRoute('/mandi?category=Fruits');
    const link = await screen.findByRole('link', { name: 'Sign in with Google' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    unmount();
    await renderRoute(`/sign-in?google=${mockGoogleCode}`);
    await waitFor(() => expect(location.pathname + location.search).toBe('/mandi?category=Fruits'));
  });

  it.each([
    '{"from":{"pathname":"//evil.example","search":"","hash":""}}',
    '{"from":{"pathname":"/\\\\evil.example","search":"","hash":""}}',
    '{"from":{"pathname":"https://evil.example/","search":"","hash":""}}',
    '{"from":"//evil.example"}',
    'nonsense',
  ])('is not redirected by what the tab has stored: %s', async (way) => {
    sessionStorage.setItem('return-to', way);
    await renderRoute(`/sign-in?google=${mockGoogleCode}`);
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
    expect(location.host).toBe('localhost');
  });

  it('sees an error when the code is invalid', async () => {
    await renderRoute('/sign-in?google=not-a-code-at-all-000001');
    expect(await screen.findByText(/^Signing in with Google did not work/)).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is asked for the password of the account that has their address already', async () => {
    server.use(
      mockEndpoint(contract.finishGoogle, () => {
        throw new ApiError('user_exists');
      }),
    );
    await renderRoute(`/sign-in?google=${mockGoogleCode}`);
    expect(await screen.findByText('User already exists. Please log in.')).toBeVisible();
  });

  it('sees an error when the redirect through Google has failed', async () => {
    await renderRoute('/sign-in?google=failed');
    expect(await screen.findByText(/^Signing in with Google did not work/)).toBeVisible();
    expect(location.search).toBe('');
  });

  it('sees how long to wait after too many attempts', async () => {
    server.use(...tooOften());
    await renderRoute(`/sign-in?google=${mockGoogleCode}`);
    expect(await screen.findByText(/^Too many tries. Please wait 10 minutes/)).toBeVisible();
  });

  it('sees an error when the server cannot be reached', async () => {
    server.use(...offline('accounts'));
    await renderRoute(`/sign-in?google=${mockGoogleCode}`);
    expect(await screen.findByText('Backend not working. Login is disabled.')).toBeVisible();
  });

  it('is not redirected to another site by the address', async () => {
    await renderRoute(
      `/sign-in?google=${mockGoogleCode}&from=https://evil.example/&next=//evil.example`,
    );
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
    expect(location.host).toBe('localhost');
  });
});

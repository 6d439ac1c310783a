import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { sessionEnded } from '../../domains/session/session.slice.ts';
import type { CacheDispatch } from '../../shared/loading/store-parts.ts';
import { paths } from '../../shared/paths.ts';

const loadAccountsApi = () => import('../../domains/accounts/accounts.api.ts');

/** Signs the user out here; the server hears of it and cannot hold them back. */
export function useLogout(): {
  logout: () => void;
  /** Called when the way to Logout opens, so that its code is here by the time that it is pressed. */
  prepare: () => void;
} {
  const dispatch: CacheDispatch = useDispatch();
  const navigate = useNavigate();
  async function logout() {
    const accounts = await loadAccountsApi().catch(() => undefined);
    // The call has taken the token along before the session loses it.
    // By hand: the endpoint arrives on demand, so that no page loads it for its menu.
    if (accounts) void dispatch(accounts.accountsApi.endpoints.signOut.initiate({}));
    // The guard remembers where the user was; the next one to sign in here shall not land there.
    flushSync(() => dispatch(sessionEnded()));
    void navigate(paths.signIn.href(), { replace: true });
  }

  return { logout: () => void logout(), prepare: () => void loadAccountsApi().catch(() => {}) };
}

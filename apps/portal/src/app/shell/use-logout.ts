import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useSignOutMutation } from '../../features/accounts/accounts.api.ts';
import { paths } from '../../shared/paths.ts';
import { sessionEnded } from '../../shared/session.slice.ts';

/** Signs the person out here at once; the server hears of it and cannot hold them back. */
export function useLogout(): () => void {
  const [signOut] = useSignOutMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    // The call has taken the token along before the session loses it.
    void signOut({});
    // The guard remembers where the person was; the next one to sign in here shall not land there.
    flushSync(() => dispatch(sessionEnded()));
    void navigate(paths.signIn.href(), { replace: true });
  };
}

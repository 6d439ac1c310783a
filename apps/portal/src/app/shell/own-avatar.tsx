import { Avatar } from '@upaj/ui/avatar';
import { useSelector } from 'react-redux';
import { selectSession } from '../../domains/session/session.slice.ts';
import { useOwnUser } from '../../features/profile/use-own-user.ts';

/** The person's picture as the server has it, or their initials. */
export function OwnAvatar() {
  const { user } = useOwnUser();
  const { userName } = useSelector(selectSession);
  return <Avatar name={userName ?? ''} src={user?.picture?.url} isDecorative />;
}

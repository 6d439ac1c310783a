import { ProfileDetails } from '../features/profile/profile-details.tsx';
import { ProfileFrame } from '../features/profile/profile-frame.tsx';

/** /profile: the user's profile. */
export default function ProfilePage() {
  return (
    <ProfileFrame current="profile">
      {(user, userId) => <ProfileDetails user={user} userId={userId} />}
    </ProfileFrame>
  );
}

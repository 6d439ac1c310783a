import { ProfileFrame } from '../features/profile/profile-frame.tsx';
import { SellerDetails } from '../features/profile/seller-details.tsx';

/** /seller-profile: the bank account of a seller. */
export default function SellerProfilePage() {
  return (
    <ProfileFrame current="seller">
      {(user, userId) => <SellerDetails user={user} userId={userId} />}
    </ProfileFrame>
  );
}

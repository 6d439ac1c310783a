import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useListCropsInfiniteQuery } from '../../domains/crops/crops.api.ts';
import { storeListingOwner } from '../../domains/crops/listing-owner.ts';
import { selectSession } from '../../domains/session/session.slice.ts';

/** Requests one of the user's own listings; repeated after a listing is created or deleted. Renders nothing. */
export function ListingOwnerCheck() {
  const userId = useSelector(selectSession).userId ?? '';
  const { data } = useListCropsInfiniteQuery({ seller: userId, limit: '1' }, { skip: !userId });
  const count = data?.pages[0]?.data.length;
  useEffect(() => {
    if (count !== undefined) storeListingOwner(userId, count > 0);
  }, [userId, count]);
  return null;
}

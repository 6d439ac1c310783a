import type { OrderAddress } from '@upaj/contract/orders.schema';
import { useSelector } from 'react-redux';
import { useGetUserQuery } from '../../domains/accounts/accounts.api.ts';
import { selectSession } from '../../domains/session/session.slice.ts';

const empty: OrderAddress = {
  name: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
};

/** The address of the user's profile; empty where it is not known or cannot be loaded. */
export function useProfileAddress(): { address: OrderAddress; isLoading: boolean } {
  const userId = useSelector(selectSession).userId ?? '';
  const { data, isLoading } = useGetUserQuery({ params: { id: userId } }, { skip: !userId });
  const user = data?.data;
  if (!user || !('email' in user)) return { address: empty, isLoading };
  const { name, phone, street, city, state, postalCode } = user;
  return { address: { name, phone, street, city, state, postalCode }, isLoading };
}

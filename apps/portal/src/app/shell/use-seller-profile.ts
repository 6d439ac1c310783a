import { useSelector } from 'react-redux';
import { paths } from '../../shared/paths.ts';
import { selectSession } from '../../shared/session.slice.ts';

/** Where 'Seller Profile' leads: a seller's own dashboard, or the way to become one. */
export function useSellerProfile(): string {
  const { isSeller } = useSelector(selectSession);
  return isSeller ? paths.sellerDashboard.href() : paths.sellerSignUp.href();
}

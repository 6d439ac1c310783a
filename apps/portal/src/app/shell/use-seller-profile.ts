import { useSelector } from 'react-redux';
import { selectSession } from '../../domains/session/session.slice.ts';
import { paths } from '../../shared/paths.ts';

/** Where 'Seller Profile' leads: a seller's own dashboard, or the way to become one. */
export function useSellerProfile(): string {
  const { isSeller } = useSelector(selectSession);
  return isSeller ? paths.sellerDashboard.href() : paths.sellerSignUp.href();
}

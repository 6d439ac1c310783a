import { storageKeys } from '../../shared/storage-keys.ts';

/** So many U of one listing. */
interface VisitorItem {
  cropId: string;
  quantity: number;
}

interface VisitorCart {
  /** The id of the user whose session had ended; null if no one had signed in here. */
  owner: string | null;
  items: readonly VisitorItem[];
}

function readStored(): VisitorCart | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKeys.visitorCart) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** What waits for the sign-in of this user; what another user has left is no one else's. */
export function visitorItems(userId: string | null): readonly VisitorItem[] {
  const cart = readStored();
  return cart && (cart.owner === null || cart.owner === userId) ? cart.items : [];
}

/** Keeps an item in this browser until the user can be asked for: there is no session, or it has ended. */
export function keepVisitorItem(owner: string | null, item: VisitorItem): void {
  const others = visitorItems(owner).filter(({ cropId }) => cropId !== item.cropId);
  const cart: VisitorCart = { owner, items: [...others, item] };
  localStorage.setItem(storageKeys.visitorCart, JSON.stringify(cart));
}

/** The items have joined the user's cart. */
export const clearVisitorItems = (): void => localStorage.removeItem(storageKeys.visitorCart);

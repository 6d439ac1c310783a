import { randomUuid } from '../../shared/random-uuid.ts';
import { storageKeys } from '../../shared/storage-keys.ts';

/** What a checkout buys: the cart, or one listing by its id. */
export type Bought = 'cart' | (string & {});

/** The Idempotency-Key of a checkout that is not answered yet. */
export interface CheckoutKey {
  key: string;
  /** A request was sent with it, whose answer may have been lost. */
  isSent?: boolean;
}

type StoredKeys = Readonly<Record<string, CheckoutKey>>;

/** Of checkouts that were opened and left, so many are remembered. */
const mostKeys = 20;

function readKeys(): StoredKeys {
  try {
    return JSON.parse(localStorage.getItem(storageKeys.checkoutKeys) ?? '{}');
  } catch {
    return {};
  }
}

function writeKeys(keys: StoredKeys): void {
  try {
    const newest = Object.entries(keys).slice(-mostKeys);
    localStorage.setItem(storageKeys.checkoutKeys, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without storage the page still has the key, and one order is made unless the page is loaded again.
  }
}

/**
 * The key of what is bought. It stays the same for every tab and every reload until a request with it is answered, so
 * that one checkout makes one order.
 */
export function openCheckout(bought: Bought): CheckoutKey {
  const keys = readKeys();
  const known = keys[bought];
  if (known) return known;
  const opened: CheckoutKey = { key: randomUuid() };
  writeKeys({ ...keys, [bought]: opened });
  return opened;
}

/** A request leaves with the key: a reload asks what has become of it. */
export const markSent = (bought: Bought, key: string): void =>
  writeKeys({ ...readKeys(), [bought]: { key, isSent: true } });

/** The server has refused the order: nothing has become of it, and the next attempt has the same key. */
export const markAnswered = (bought: Bought, key: string): void =>
  writeKeys({ ...readKeys(), [bought]: { key } });

/** The orders are placed; the next one gets a key of its own. */
export function closeCheckout(bought: Bought, key: string): void {
  const { [bought]: known, ...others } = readKeys();
  // Another tab may have opened the next one.
  if (known?.key === key) writeKeys(others);
}

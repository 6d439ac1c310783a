import { demoId, demoNumber } from './id.ts';
import { type DemoListing, demoListings } from './market.ts';
import { type DemoPerson, demoBuyers, demoSellers } from './people.ts';

/** An invented order of the demo. */
export interface DemoOrder {
  id: string;
  lineId: string;
  /** Short name, unique. */
  reference: string;
  buyer: DemoPerson;
  seller: DemoPerson;
  listing: DemoListing;
  /** Ordered trade units U. */
  quantity: number;
  /** U that were handed over; null before the handover. */
  delivered: number | null;
  status: 'placed' | 'accepted' | 'packed' | 'delivered' | 'cancelled' | 'rejected' | 'expired';
  payment: 'upi' | 'on-delivery';
  /** Hours before now at which it was placed. */
  hoursAgo: number;
}

const YEAR = 365 * 24;
const COUNT = 420;

/** How an order stands that was placed so many hours ago. */
function statusOf(name: string, hoursAgo: number): DemoOrder['status'] {
  if (hoursAgo < 48) return 'placed';
  if (hoursAgo < 72) return 'accepted';
  if (hoursAgo < 96) return 'packed';
  const percent = demoNumber(`${name} end`, 100);
  if (percent < 84) return 'delivered';
  if (percent < 92) return 'cancelled';
  return percent < 97 ? 'rejected' : 'expired';
}

function demoOrder(number: number): DemoOrder | undefined {
  const name = `order ${number}`;
  const chance = (question: string, below: number) => demoNumber(`${name} ${question}`, below);
  // More of them lately: the market grows.
  const hoursAgo = Math.floor(YEAR * (1 - Math.sqrt((number + 0.5) / COUNT))) + 3;
  const hasJoined = (one: DemoPerson) => one.joinedDaysAgo * 24 > hoursAgo;
  const sellers = demoSellers.filter(hasJoined);
  const seller = sellers[chance('seller', sellers.length)];
  const listings = demoListings.filter((one) => one.seller === seller?.key);
  const listing = listings[chance('listing', listings.length)];
  const buyers = [...demoBuyers, ...demoSellers].filter((one) => one !== seller && hasJoined(one));
  const buyer = buyers[chance('buyer', buyers.length)];
  if (!listing || !seller || !buyer) return undefined;
  const quantity = 1 + chance('quantity', 8);
  const status = statusOf(name, hoursAgo);
  // One delivery in five is lighter than ordered.
  const lighter = Math.round(quantity * 23.5) / 25;
  const delivered = chance('weight', 5) === 0 ? lighter : quantity;
  return {
    id: demoId('order', name),
    lineId: demoId('line', name),
    reference: `UP-DEM${String(10_000 + number)}`,
    buyer,
    seller,
    listing,
    quantity,
    status,
    hoursAgo,
    delivered: status === 'delivered' ? delivered : null,
    payment: seller.upi !== null && chance('payment', 5) < 2 ? 'upi' : 'on-delivery',
  };
}

/** A year of orders, the oldest first. */
export const demoOrders: readonly DemoOrder[] = Array.from({ length: COUNT }, (_, at) =>
  demoOrder(at),
).flatMap((order) => order ?? []);

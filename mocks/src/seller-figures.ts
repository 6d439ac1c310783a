import { dayInIndia } from '@upaj/content/day-in-india';
import { isHandoverFinal } from '@upaj/contract/counting.rules';
import type { Unit } from '@upaj/contract/crops.schema';
import type {
  SellerDashboard,
  SellerGoals,
  TopSeller,
  TopSellers,
} from '@upaj/contract/sellers.schema';
import { sumOf } from '@upaj/contract/totals.rules';
import { db } from './db.ts';
import { itemsOf, totalsOf } from './order-view.ts';
import type { OrderRecord } from './records.ts';

const mostItems = 50;
const mostSellers = 10;

/** The month of a timestamp in India, yyyy-mm. */
export const monthInIndia = (at: string): string => dayInIndia(new Date(at)).slice(0, 7);

/** The current year in India. */
export const yearInIndia = (): number => Number(dayInIndia(new Date()).slice(0, 4));

/** When an order was handed over first; undefined before it. */
export const deliveredAtOf = ({ status, history }: OrderRecord): string | undefined =>
  status === 'delivered' ? history.find(({ kind }) => kind === 'deliver')?.at : undefined;

/** When an order was cancelled, rejected or expired; undefined if it was not. */
const cancelledAtOf = ({ status, history }: OrderRecord) =>
  status === 'cancelled' || status === 'rejected' || status === 'expired'
    ? history.find(({ kind }) => kind === 'cancel' || kind === 'reject' || kind === 'expire')?.at
    : undefined;

/** When an order came in that is still to be delivered or to be answered; undefined for any other. */
const openSinceOf = ({ status, createdAt }: OrderRecord) =>
  status === 'placed' || status === 'accepted' || status === 'packed' ? createdAt : undefined;

/** Sum of trade units, exact to their three decimals. */
const sumOfUnits = (units: readonly number[]) =>
  units.reduce((sum, one) => sum + Math.round(one * 1000), 0) / 1000;

const unitsOf = (orders: readonly OrderRecord[]) =>
  sumOfUnits(orders.flatMap(({ lines }) => lines.map(({ delivered }) => delivered ?? 0)));

/** Delivered orders of these months: a year, or one month. */
const deliveredIn = (orders: readonly OrderRecord[], months: string) =>
  orders.filter((order) => {
    const at = deliveredAtOf(order);
    return at !== undefined && monthInIndia(at).startsWith(months);
  });

/** Counts timestamps of a year by month, from January. */
function countByMonth(times: readonly (string | undefined)[], year: number): number[] {
  const counts = Array.from({ length: 12 }, () => 0);
  for (const at of times) {
    if (at === undefined || !monthInIndia(at).startsWith(`${year}-`)) continue;
    const month = Number(monthInIndia(at).slice(5)) - 1;
    counts[month] = (counts[month] ?? 0) + 1;
  }
  return counts;
}

type SoldMeasure = SellerDashboard['totalSalesByMeasure'][number];
const measureOf = (unit: Unit): SoldMeasure['unit'] => (unit === 'tonnes' ? 'kg' : unit);

/** Delivered U by what is measured alike, the most first. */
function byMeasure(orders: readonly OrderRecord[]): SoldMeasure[] {
  const lines = orders.flatMap((order) => order.lines);
  return (['kg', 'liters', 'pieces'] as const)
    .map((unit) => {
      const alike = lines.filter((line) => measureOf(line.unit) === unit);
      return { unit, quantity: sumOfUnits(alike.map(({ delivered }) => delivered ?? 0)) };
    })
    .filter(({ quantity }) => quantity > 0)
    .sort((left, right) => right.quantity - left.quantity);
}

type SoldItem = SellerDashboard['topSellingItems'][number];

function topItems(delivered: readonly OrderRecord[]): SoldItem[] {
  const items = new Map<string, SoldItem>();
  const byDay = delivered.toSorted((left, right) => left.createdAt.localeCompare(right.createdAt));
  for (const line of byDay.flatMap(itemsOf)) {
    const { cropId, category, picture, name, total } = line;
    const unit = measureOf(line.unit);
    const key = `${cropId ?? `${category} ${name}`} ${unit}`;
    const { quantity = 0, earnings = 0 } = items.get(key) ?? {};
    const sold = {
      quantity: sumOfUnits([quantity, line.delivered ?? 0]),
      earnings: sumOf([earnings, total]),
    };
    if (sold.quantity > 0) items.set(key, { cropId, category, picture, name, unit, ...sold });
  }
  return [...items.values()]
    .sort((left, right) => right.quantity - left.quantity || right.earnings - left.earnings)
    .slice(0, mostItems);
}

const yearly = (goal: number | null) => (goal === null ? null : goal * 12);

/** The figures of one seller's year. */
export function dashboardOf(
  orders: readonly OrderRecord[],
  goals: SellerGoals,
  year: number,
): SellerDashboard {
  const delivered = deliveredIn(orders, `${year}-`);
  const thisMonth = deliveredIn(orders, monthInIndia(new Date().toISOString()));
  const earnings = sumOf(delivered.map(({ lines }) => totalsOf(lines).total));
  return {
    year,
    goals,
    totalSales: { value: unitsOf(delivered), goal: yearly(goals.sales) },
    salesThisMonth: { value: unitsOf(thisMonth), goal: goals.sales },
    totalSalesByMeasure: byMeasure(delivered),
    salesThisMonthByMeasure: byMeasure(thisMonth),
    totalEarnings: { value: earnings, goal: yearly(goals.earnings) },
    ordersOverview: {
      received: countByMonth(
        orders.map(({ createdAt }) => createdAt),
        year,
      ),
      delivered: countByMonth(orders.map(deliveredAtOf), year),
      open: countByMonth(orders.map(openSinceOf), year),
      cancelled: countByMonth(orders.map(cancelledAtOf), year),
    },
    topSellingItems: topItems(delivered),
  };
}

function sellerFacts(userId: string) {
  const listings = [...db.crops.values()].filter(({ sellerId }) => sellerId === userId);
  const ratingCount = listings.reduce((sum, crop) => sum + crop.ratingCount, 0);
  const stars = listings.reduce((sum, crop) => sum + (crop.rating ?? 0) * crop.ratingCount, 0);
  const [newest] = listings.sort((left, right) => right.createdAt.localeCompare(left.createdAt));
  return {
    ratingCount,
    rating: ratingCount > 0 ? Math.round((stars / ratingCount) * 10) / 10 : null,
    category: newest?.category ?? null,
  };
}

/** Buyers with a final handover, each counted once a month. */
function buyersOf(delivered: readonly OrderRecord[]): number {
  const final = delivered.filter(({ objectUntil, ...order }) => {
    const until = objectUntil === null ? null : Date.parse(objectUntil);
    return isHandoverFinal({ ...order, objectUntil: until }, Date.now());
  });
  return new Set(
    final.map((order) => `${order.buyerId} ${monthInIndia(deliveredAtOf(order) ?? '')}`),
  ).size;
}

function topSeller(userId: string, delivered: readonly OrderRecord[]): TopSeller[] {
  const person = db.people.get(userId);
  const buyers = buyersOf(delivered);
  if (!person || buyers === 0) return [];
  const { name, city, state } = person;
  const figures = { delivered: unitsOf(delivered), buyers };
  return [{ userId, name, city, state, ...figures, ...sellerFacts(userId) }];
}

/** The sellers of a year, and what all of them delivered. */
export function topSellersOf(all: readonly OrderRecord[], year: number): TopSellers {
  const orders = all.filter(({ sellerId }) => db.people.has(sellerId));
  const inYear = deliveredIn(orders, `${year}-`);
  const sellers = [...new Set(inYear.map(({ sellerId }) => sellerId))].flatMap((userId) =>
    topSeller(
      userId,
      inYear.filter(({ sellerId }) => sellerId === userId),
    ),
  );
  return {
    year,
    deliveredInYear: unitsOf(inYear),
    deliveredInMonth: unitsOf(deliveredIn(orders, monthInIndia(new Date().toISOString()))),
    sellers: sellers
      .sort(
        (left, right) =>
          right.buyers - left.buyers ||
          right.delivered - left.delivered ||
          (left.name < right.name ? -1 : 1),
      )
      .slice(0, mostSellers),
  };
}

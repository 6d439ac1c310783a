import { dayInIndia } from '@upaj/content/day-in-india';
import { notFound } from '@upaj/contract/api-error';
import type {
  SellerDashboard,
  SellerGoals,
  StatementFilter,
  TopSellers,
} from '@upaj/contract/sellers.schema';
import type { Platform } from '../../platform/modules/domain-module.ts';

/** Milliseconds for which the list of all sellers is kept; everybody asks for the same one. */
const KEPT_MS = 60_000;
const MONTHS = 12;

export type SellerFigures = ReturnType<typeof createSellerFigures>;

/** What sellers have sold, beside their goals and among each other. */
export function createSellerFigures(deps: {
  services: Platform['services'];
  goalsOf: (userId: string) => Promise<SellerGoals | undefined>;
  now: () => Date;
}) {
  const { services, goalsOf, now } = deps;
  const thisYear = () => Number(dayInIndia(now()).slice(0, 4));
  const kept = new Map<number, { at: number; found: Promise<TopSellers> }>();

  async function readTop(year: number): Promise<TopSellers> {
    const { sellers, deliveredInYear, deliveredInMonth } = await services.orders.sales.top(
      year,
      now(),
    );
    const ids = sellers.map(({ sellerId }) => sellerId);
    const [profiles, ratings, categories] = await Promise.all([
      services.accounts.profilesOf(ids),
      services.reviews.ofSellers(ids),
      services.crops.newestCategoryOf(ids),
    ]);
    const shown = sellers.flatMap(({ sellerId, buyers, units }) => {
      const profile = profiles.get(sellerId);
      if (!profile) return [];
      const { rating = null, count = 0 } = ratings.get(sellerId) ?? {};
      return {
        userId: sellerId,
        name: profile.name,
        city: profile.city,
        state: profile.state,
        delivered: units,
        buyers,
        rating,
        ratingCount: count,
        category: categories.get(sellerId) ?? null,
      };
    });
    return { year, deliveredInYear, deliveredInMonth, sellers: shown };
  }

  return {
    /** The figures of a seller's year. Throws `not_found` if the user is no seller. */
    async dashboard(userId: string, year = thisYear()): Promise<SellerDashboard> {
      const goals = await goalsOf(userId);
      if (!goals) throw notFound('Seller');
      const figures = await services.orders.sales.figures(userId, year, now());
      const { inYear, inMonth, ordersOverview, topSellingItems } = figures;
      const ofYear = (goal: number | null) => (goal === null ? null : goal * MONTHS);
      return {
        year,
        goals,
        ordersOverview,
        topSellingItems,
        totalSales: { value: inYear.units, goal: ofYear(goals.sales) },
        salesThisMonth: { value: inMonth.units, goal: goals.sales },
        totalSalesByMeasure: inYear.byMeasure,
        salesThisMonthByMeasure: inMonth.byMeasure,
        totalEarnings: { value: inYear.earnings, goal: ofYear(goals.earnings) },
      };
    },

    /** A page of what a seller delivered in a month. Throws `not_found` if the user is no seller. */
    async statement(userId: string, query: StatementFilter) {
      if (!(await goalsOf(userId))) throw notFound('Seller');
      return services.orders.sales.statement(userId, query);
    },

    /** The sellers who delivered to most buyers in a year; kept for a minute. */
    async top(year = thisYear()): Promise<TopSellers> {
      const at = now().getTime();
      const before = kept.get(year);
      if (before && at - before.at < KEPT_MS) return before.found;
      const found = readTop(year);
      kept.set(year, { at, found });
      found.catch(() => kept.delete(year));
      return found;
    },
  };
}

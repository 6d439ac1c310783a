/** Days for which a review can be changed by its author. */
export const reviewEditDays = 7;

/** What a listing is assumed to be worth before anybody has rated it: as if by so many buyers with so many stars. */
const prior = { count: 5, stars: 3.5 };

/** The average of the stars, to one decimal; null without reviews. */
export const averageRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10;

/**
 * How sure a buyer can be of a rating, in thousandths of a star: the Bayesian average
 * (5 × 3.5 + sum) / (5 + count). One review of five stars counts 3750, a hundred of 4.8 stars 4738.
 * The database computes the same for the order of lists.
 */
export const ratingScore = (sum: number, count: number): number =>
  Math.round(((prior.count * prior.stars + sum) * 1000) / (prior.count + count));

/** Until when a review of this moment can be changed. */
export const editableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + reviewEditDays * 24 * 60 * 60 * 1000);

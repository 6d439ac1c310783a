/** An average with one digit at most: 4.7 or 5. */
export const formatRating = (rating: number): string => String(Math.round(rating * 10) / 10);

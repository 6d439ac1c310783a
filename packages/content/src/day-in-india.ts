const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day in India, yyyy-mm-dd: a listing that ends today can be bought until midnight there. */
export function dayInIndia(at: Date): string {
  return indianDay.format(at);
}

/** The moment at which a day begins in India, which has one time zone and no summer time. */
export const startOfDayInIndia = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day in India, yyyy-mm-dd: a listing that ends today can be bought until midnight there. */
export function dayInIndia(at: Date): string {
  return indianDay.format(at);
}

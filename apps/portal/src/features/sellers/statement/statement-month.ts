import { dayInIndia } from '@upaj/content/day-in-india';

/** The first month that the server knows. */
const firstMonth = '2020-01';
const monthsListed = 24;

/** The current month in India, yyyy-mm. */
export const currentMonth = (): string => dayInIndia(new Date()).slice(0, 7);

/** The month so many months after another one; before it if negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Whether there can be a statement of a month: a real one, not before the first and not after the current one. */
export const isMonth = (text: string | null, last: string): text is string =>
  text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text >= firstMonth && text <= last;

/** The months that can be chosen, the newest first: two years, and further back where an older one is chosen. */
export function monthsToChoose(last: string, chosen: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= firstMonth; month = addMonths(month, -1)) {
    if (months.length >= monthsListed && month < chosen) break;
    months.push(month);
  }
  return months;
}

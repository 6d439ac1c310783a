const rupeesWhole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const rupeesExact = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** Rupees in the Indian system; paise only when there are any: ₹1,23,456 or ₹28.50. */
export function formatRupees(rupees: number): string {
  const paise = Math.round(rupees * 100);
  return `₹${(paise % 100 ? rupeesExact : rupeesWhole).format(paise / 100)}`;
}

/** Rupees always with two digits of paise, as prices per kg are shown. */
export const formatRupeesExact = (rupees: number): string => `₹${rupeesExact.format(rupees)}`;

/** A number in the Indian system, with three digits behind the point at most, as stocks have. */
export const formatNumber = (value: number): string => plain.format(value);

/** A calendar day (yyyy-mm-dd, or the start of a moment in UTC) as dd/mm/yyyy. */
export const formatDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');

const timestamps = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** A timestamp in UTC as dd/mm/yyyy, hh:mm in India. */
export const formatTimestamp = (timestamp: string): string =>
  timestamps.format(new Date(timestamp));

/** The day of a timestamp in India as dd/mm/yyyy. */
export const formatDate = (timestamp: string): string => formatTimestamp(timestamp).slice(0, 10);

/** The first `count` words of a text; if it is cut, an ellipsis replaces the rest and the comma before it. */
export function firstWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/);
  if (words.length <= count) return words.join(' ');
  const first = words.slice(0, count).join(' ');
  let end = first.length;
  while (end > 0 && '.,;:!।-'.includes(first.charAt(end - 1))) end -= 1;
  return `${first.slice(0, end)}…`;
}

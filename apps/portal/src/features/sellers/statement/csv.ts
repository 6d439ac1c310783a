/** So that Excel reads the file as UTF-8, Hindi included. */
const byteOrderMark = '\uFEFF';

/** Text that a spreadsheet would take for a formula gets an apostrophe before it. */
const defuse = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A cell by RFC 4180; an amount has two digits behind the point. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return value.toFixed(2);
  const text = defuse(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as a CSV file for spreadsheets. Numbers are rupees. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const lineOf = (...cells: (string | number)[]) => toCsv([cells]).slice(1);

describe('a CSV file', () => {
  it('begins with a byte order mark, and each line ends as RFC 4180 says', () => {
    expect(
      toCsv([
        ['तारीख', 'रकम'],
        ['23/11/2026', 5],
      ]),
    ).toBe('\uFEFFतारीख,रकम\r\n23/11/2026,5.00\r\n');
  });

  it.each([
    ['Wheat, clean', '"Wheat, clean"'],
    ['The "best" wheat', '"The ""best"" wheat"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Wheat', 'Wheat'],
    ['', ''],
  ])('quotes %j where it must', (text, cell) => {
    expect(lineOf(text)).toBe(`${cell}\r\n`);
  });

  it.each(['=', '+', '-', '@', '\t', '\r'])('defuses a text that begins with %j', (sign) => {
    const cell = lineOf(`${sign}HYPERLINK(A1)`).trim().replace(/^"/, '');
    expect(cell.startsWith(`'${sign}HYPERLINK`)).toBe(true);
  });

  it('defuses before it quotes', () => {
    expect(lineOf('=SUM(A1,"x")')).toBe(`"'=SUM(A1,""x"")"\r\n`);
  });

  it('writes amounts with two digits, and leaves a negative one a number', () => {
    expect(lineOf(1234.5, 0, -2.75, 1e6)).toBe('1234.50,0.00,-2.75,1000000.00\r\n');
  });
});

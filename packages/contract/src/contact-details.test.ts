import { describe, expect, it } from 'vitest';
import { findContactDetails, mask, maskContactDetails } from './contact-details.ts';

const kinds = (text: string) => findContactDetails(text).map(({ kind }) => kind);

describe('a contact detail', () => {
  it.each([
    ['call 98765 00011 today', 'phone'],
    ['call +91-9876500011', 'phone'],
    ['call 098765-00011', 'phone'],
    ['call 919876500011 now', 'phone'],
    ['call +91 (0) 98765 00011', 'phone'],
    ['फोन ९८७६५ ०००११ पर', 'phone'],
    ['phone:9876500011pe', 'phone'],
    ['+91\u00A098765\u201100011', 'phone'],
    ['(98765) – 00011', 'phone'],
    ['98765\u200C00011', 'phone'],
    ['9️⃣8️⃣7️⃣6️⃣5️⃣0️⃣0️⃣0️⃣1️⃣1️⃣', 'phone'],
    ['**98765**00011', 'phone'],
    ['98.76.50.00.11', 'phone'],
    ['9 8 7 6 5 0 0 0 1 1', 'phone'],
    ['wa.me/919876500011', 'phone'],
    ['asha@example.com', 'email'],
    ['asha＠example.com', 'email'],
    ['pay asha.k@okaxis now', 'upi'],
    ['pay 9876500011@YBL.', 'upi'],
    ['my number is 2345 6789 0124', 'identity'],
    ['२३४५\u00A0६७८९\u2011०१२४', 'identity'],
    ['234567890124', 'identity'],
    ['(2345) 6789–0124 and 2026', 'identity'],
  ])('is found in "%s"', (text, kind) => {
    expect(kinds(text)).toEqual([kind]);
  });

  it.each([
    'Sow 100 kg on 2 acres in 2026',
    '₹2,275 per quintal, 25 kg bags',
    'PIN code 834001',
    'Survey no. 1234567',
    'thanks @Ramesh Oraon',
    'an order of 1234567890123456',
    'onion rate at Lasalgaon in 2024 2025 2026',
    '8.10.2026 7.30',
    'day 8 9 10 11 12 13',
    '40kg@acre',
    '2345 6789 0123',
    'rates 2200 2310 2450',
    'a tractor for ₹65000-75000, or 70000 - 80000',
    'rates 65.50 70.25 80',
    'days 65 70 75 80 85',
    'UPI transaction number 412345678901',
    'UTR no. 234567890124',
    'Lot No: 9876500011, order UP-7K3M9QXD',
    'see 98765432-1012-4abc-8def-234567890124',
    'NPK 19-19-19, 12-32-16 and 0-52-34',
  ])('is not seen in "%s"', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it('is masked, and the rest of the text is kept', () => {
    const text = 'Asha, ९८७६५०००११, asha@example.com or asha@okaxis. Bye';
    expect(maskContactDetails(text)).toBe(`Asha, ${mask}, ${mask} or ${mask}. Bye`);
    expect(maskContactDetails(text, (kind) => kind === 'phone')).toBe(
      `Asha, ${mask}, asha@example.com or asha@okaxis. Bye`,
    );
    expect(maskContactDetails('wheat')).toBe('wheat');
    expect(maskContactDetails('फोन (+९१) ९८७६५\u200C-०००११।')).toBe(`फोन ${mask}।`);
  });

  it('is found once, where two kinds overlap', () => {
    expect(findContactDetails('a@b.co')).toEqual([{ kind: 'email', start: 0, end: 6 }]);
    expect(kinds('2345 6789 0124 98765 00011')).toEqual(['identity', 'phone']);
  });
});

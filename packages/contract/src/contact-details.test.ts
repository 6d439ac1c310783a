import { describe, expect, it } from 'vitest';
import { findContactDetails, mask, maskContactDetails } from './contact-details.ts';

const kinds = (text: string) => findContactDetails(text).map(({ kind }) => kind);

describe('a contact detail', () => {
  it.each([
    ['call 98765 00011 today', 'phone'],
    ['call +91-9876500011', 'phone'],
    ['call 098765-00011', 'phone'],
    ['फोन ९८७६५ ०००११ पर', 'phone'],
    ['asha@example.com', 'email'],
    ['pay asha.k@okbank now', 'upi'],
    ['my number is 2345 6789 0123', 'identity'],
    ['234567890123', 'identity'],
  ])('is found in "%s"', (text, kind) => {
    expect(kinds(text)).toEqual([kind]);
  });

  it.each([
    'Sow 100 kg on 2 acres in 2026',
    '₹2,275 per quintal, 25 kg bags',
    'PIN code 834001',
    'Survey no. 1234567',
    'thanks @Ramesh Oraon',
    '12 34 56 78 90',
    'an order of 1234567890123456',
  ])('is not seen in "%s"', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it('is masked, and the rest of the text is kept', () => {
    const text = 'Asha, ९८७६५०००११, asha@example.com or asha@okbank. Bye';
    expect(maskContactDetails(text)).toBe(`Asha, ${mask}, ${mask} or ${mask}. Bye`);
    expect(maskContactDetails(text, (kind) => kind === 'phone')).toBe(
      `Asha, ${mask}, asha@example.com or asha@okbank. Bye`,
    );
    expect(maskContactDetails('wheat')).toBe('wheat');
  });

  it('is found once, where two kinds overlap', () => {
    expect(findContactDetails('a@b.co')).toEqual([{ kind: 'email', start: 0, end: 6 }]);
    expect(kinds('9876 5000 1122')).toEqual(['identity']);
  });
});

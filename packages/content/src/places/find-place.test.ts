import { beforeAll, describe, expect, it } from 'vitest';
import {
  kilometresBetween,
  loadPlaceFinder,
  nameInScript,
  type PlaceFinder,
} from './find-place.ts';

let finder: PlaceFinder;
beforeAll(async () => {
  finder = await loadPlaceFinder();
});

const found = (text: string) => {
  const place = finder.find(text);
  return place && `${place.name.en}, ${place.state}`;
};

describe('a place is found', () => {
  it.each([
    ['Ranchi', 'Ranchi, jharkhand'],
    [' ranchi ', 'Ranchi, jharkhand'],
    ['रांची', 'Ranchi, jharkhand'],
    ['राँची', 'Ranchi, jharkhand'],
    ['Ranchi district, India', 'Ranchi, jharkhand'],
    ['Jharkhand', 'Ranchi, jharkhand'],
    ['झारखंड', 'Ranchi, jharkhand'],
    ['Allahabad', 'Prayagraj, uttar-pradesh'],
    ['Osmanabad', 'Dharashiv, maharashtra'],
    ['Bombay', 'Mumbai, maharashtra'],
    ['बेंगलुरु', 'Bengaluru, karnataka'],
    ['दिल्ली', 'New Delhi, delhi'],
    ['Aurangabad, Bihar', 'Aurangabad, bihar'],
    ['Aurangabad, Maharashtra', 'Chhatrapati Sambhajinagar, maharashtra'],
    ['औरंगाबाद, बिहार', 'Aurangabad, bihar'],
  ])('by %s', (text, place) => {
    expect(found(text)).toBe(place);
  });

  it('by no other name, however like it is', () => {
    for (const text of ['London', 'New York', 'Ranchii', 'Ranchi, Kerala', '', ',']) {
      expect(finder.find(text), text).toBeUndefined();
    }
  });

  it('by a spelling that sounds like it, if there is only one', () => {
    expect(finder.findAlike('Raanchii')?.name.en).toBe('Ranchi');
    expect(finder.findAlike('Lakhnau')?.name.en).toBe('Lucknow');
    for (const text of ['Paris', 'London', 'xx', '']) {
      expect(finder.findAlike(text), text).toBeUndefined();
    }
  });
});

it('a place is named in the script of the question', () => {
  const ranchi = finder.find('Ranchi');
  expect(ranchi && nameInScript(ranchi, 'ranchi')).toBe('Ranchi');
  expect(ranchi && nameInScript(ranchi, 'राँची')).toBe('रांची');
});

it('the nearest place is told with its distance', () => {
  const { place, km } = finder.nearest({ lat: 23.44, lon: 85.31 });
  expect(place.name.en).toBe('Ranchi');
  // A tenth of a degree of latitude is 11.1 km.
  expect(km).toBeCloseTo(11.1, 1);
});

it('a quarter of the equator is 10,008 km', () => {
  expect(kilometresBetween({ lat: 0, lon: 0 }, { lat: 0, lon: 90 })).toBeCloseTo(10_008, -1);
});

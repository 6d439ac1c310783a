import { describe, expect, it } from 'vitest';
import { distanceKm } from './distance.ts';
import { slugOfState } from './lab-finder.ts';

describe('a distance', () => {
  it.each([
    ['Ranchi and Patna', [23.344, 85.31], [25.594, 85.137], 251],
    ['Delhi and Mumbai', [28.644, 77.216], [19.076, 72.878], 1151],
    ['a place and itself', [23.344, 85.31], [23.344, 85.31], 0],
    ['two ends of the Earth', [0, 0], [0, 180], 20_015],
  ] as const)('between %s is right', (_, [lat, lon], [otherLat, otherLon], km) => {
    const distance = distanceKm({ lat, lon }, { lat: otherLat, lon: otherLon });
    expect(Math.round(distance)).toBe(km);
  });
});

it('a state is known by its name and as an address writes it', () => {
  expect(slugOfState(' Uttar Pradesh ')).toBe('uttar-pradesh');
  expect(slugOfState('west-bengal')).toBe('west-bengal');
  expect(slugOfState('Atlantis')).toBeUndefined();
});

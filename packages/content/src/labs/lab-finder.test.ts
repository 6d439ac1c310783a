import { describe, expect, it } from 'vitest';
import { pinPoints } from '../places/pin-points.ts';
import { distanceKm } from './distance.ts';
import { loadLabFinder, slugOfState } from './lab-finder.ts';
import { placeOfPin } from './place-of-pin.ts';

const finder = await loadLabFinder();

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

describe('the place of a PIN code', () => {
  it('is near, also where no laboratory has it', () => {
    const errors = finder.all.flatMap((lab) => {
      if (!lab.pin || lab.pointOf !== 'pin code') return [];
      const others = finder.all.filter(({ pin }) => pin !== lab.pin);
      const place = placeOfPin({ ...finder, all: others }, lab.pin);
      if (!place || place === 'army') throw new Error(`${lab.pin} has no place`);
      return [distanceKm(lab, place)];
    });
    errors.sort((one, other) => one - other);
    const within = (share: number) => errors[Math.floor(errors.length * share)];
    expect(errors.length).toBeGreaterThan(250);
    expect(within(0.5)).toBeLessThan(15);
    expect(within(0.9)).toBeLessThan(50);
  });

  it('is told from the digits that are known, and from the state at least', () => {
    expect(placeOfPin(finder, '834001')).toMatchObject({ name: 'Ranchi', pointOf: 'district' });
    expect(placeOfPin(finder, '834999')).toMatchObject({ pointOf: 'district' });
    expect(placeOfPin(finder, '682551')).toMatchObject({ name: 'Lakshadweep' });
    expect(placeOfPin(finder, '119001')).toMatchObject({ name: 'Delhi', pointOf: 'state' });
  });

  it('does not exist for the Army and for digits of no state', () => {
    expect(placeOfPin(finder, '991234')).toBe('army');
    expect(placeOfPin(finder, '299999')).toBeUndefined();
    expect(placeOfPin(finder, '12')).toBeUndefined();
  });

  it('lies in India', () => {
    expect(Object.keys(pinPoints).length).toBeGreaterThan(1700);
    for (const [digits, [lat, lon]] of Object.entries(pinPoints)) {
      expect(digits).toMatch(/^[1-8]\d{3,4}$/);
      expect(lat > 6 && lat < 37.5 && lon > 68 && lon < 97.5, digits).toBe(true);
    }
  });
});

it('a state is known by its name and as an address writes it', () => {
  expect(slugOfState(' Uttar Pradesh ')).toBe('uttar-pradesh');
  expect(slugOfState('west-bengal')).toBe('west-bengal');
  expect(slugOfState('Atlantis')).toBeUndefined();
});

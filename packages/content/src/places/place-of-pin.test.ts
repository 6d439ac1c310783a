import { describe, expect, it } from 'vitest';
import { distanceKm } from '../labs/distance.ts';
import { loadAllLabs } from '../labs/labs.ts';
import { stateSlugs } from '../state-slugs.ts';
import { loadDistricts } from './districts.ts';
import { knownPins } from './known-pins.ts';
import { isPin } from './pin.ts';
import { createPinFinder, type PlaceOfPin } from './place-of-pin.ts';

const pins = knownPins();
const finder = createPinFinder(pins);
const labs = (await loadAllLabs()).filter(({ pointOf }) => pointOf === 'pin code');

async function placeOf(pin: string, among = finder): Promise<PlaceOfPin> {
  const place = await among.find(pin);
  if (!place || place === 'army') throw new Error(`${pin} has no place`);
  return place;
}

describe('a person who writes a PIN code', () => {
  // Towns and their points from memory, not from the lists that the PIN codes were read from.
  it.each([
    ['194101', 'Leh', 34.16, 77.58],
    ['795001', 'Imphal West', 24.81, 93.94],
    ['515001', 'Ananthapuramu', 14.68, 77.6],
    ['796001', 'Aizawl', 23.73, 92.72],
    ['362520', 'Diu', 20.71, 70.98],
    ['791111', 'Papum Pare', 27.08, 93.61],
    ['834001', 'Ranchi', 23.36, 85.33],
    ['682555', 'Lakshadweep', 10.57, 72.64],
    ['784001', 'Sonitpur', 26.63, 92.8],
    ['342001', 'Jodhpur', 26.29, 73.02],
    ['110001', 'Central Delhi', 28.63, 77.22],
  ])('%s is put into %s, near its town', async (pin, name, lat, lon) => {
    const place = await placeOf(pin);
    expect(place).toMatchObject({ name, pointOf: 'pin code' });
    expect(distanceKm(place, { lat, lon })).toBeLessThan(20);
  });

  it('is told how sure the place is: the fewer digits are known, the larger the area', async () => {
    const nearby = pins.filter(({ pin }) => pin.startsWith('51'));
    const find = (isOut: (pin: string) => boolean) =>
      placeOf('515751', createPinFinder(nearby.filter(({ pin }) => !isOut(pin))));
    const near = { name: 'Ananthapuramu' };
    expect(await find((pin) => pin === '515751')).toMatchObject({ ...near, pointOf: 'area' });
    expect(await find((pin) => pin.startsWith('51575'))).toMatchObject({ pointOf: 'area' });
    expect(await find((pin) => pin.startsWith('5157'))).toMatchObject({ pointOf: 'district' });
    const noSortingDistrict = await find((pin) => pin.startsWith('515'));
    expect(noSortingDistrict).toMatchObject({ name: 'Andhra Pradesh', pointOf: 'state' });
  });

  it('is in the district of the code also where only the district is known', async () => {
    const onlyLeh = createPinFinder([{ pin: '194101', state: 'ladakh', district: 'Leh' }]);
    const [kargil, leh] = await loadDistricts('ladakh');
    const { lat = 0, lon = 0 } = leh ?? {};
    expect([kargil?.en, leh?.en]).toEqual(['Kargil', 'Leh']);
    expect(await placeOf('194101', onlyLeh)).toEqual({
      name: 'Leh',
      lat,
      lon,
      pointOf: 'district',
    });
  });

  it('has no place with a code of the Army or with digits of no state', async () => {
    expect(await finder.find('991234')).toBe('army');
    expect(await finder.find('299999')).toBeUndefined();
    expect(await finder.find('12')).toBeUndefined();
  });
});

describe('the laboratories', () => {
  it('lie near the place of their PIN code, also if it were not in the list', async () => {
    const withPin = labs.flatMap(({ pin, lat, lon }) => (pin ? [{ pin, lat, lon }] : []));
    const own = new Set(withPin.map(({ pin }) => pin));
    // Every one is left out, so each is placed by codes that no laboratory has: harder than one at a time.
    const others = createPinFinder(pins.filter(({ pin }) => !own.has(pin)));
    const kilometres = async (among: typeof finder) => {
      const distances = withPin.map(async (lab) => distanceKm(lab, await placeOf(lab.pin, among)));
      return (await Promise.all(distances)).sort((one, other) => one - other);
    };
    const [near, leftOut] = [await kilometres(finder), await kilometres(others)];
    const at = (list: readonly number[], share: number) => list[Math.floor(list.length * share)];
    expect(withPin.length).toBeGreaterThan(250);
    expect(near.at(-1)).toBeLessThan(50);
    expect(at(near, 0.9)).toBeLessThan(5);
    expect(at(leftOut, 0.5)).toBeLessThan(15);
    expect(at(leftOut, 0.9)).toBeLessThan(50);
  });
});

describe('the list of PIN codes', () => {
  it('names each once, in a known district, at a point in India', async () => {
    expect(pins.length).toBeGreaterThan(19_000);
    expect(new Set(pins.map(({ pin }) => pin)).size).toBe(pins.length);
    expect(pins.filter(({ pin }) => !isPin(pin))).toEqual([]);
    const districts = stateSlugs.map(async (state) =>
      (await loadDistricts(state)).map(({ en }) => `${state}/${en}`),
    );
    const known = new Set((await Promise.all(districts)).flat());
    expect(pins.filter(({ state, district }) => !known.has(`${state}/${district}`))).toEqual([]);
    const isInIndia = ({ lat, lon }: { lat: number; lon: number }) =>
      lat > 6 && lat < 37.5 && lon > 68 && lon < 97.5;
    expect(pins.filter(({ point }) => point && !isInIndia(point))).toEqual([]);
  });
});

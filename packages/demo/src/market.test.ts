import { categories } from '@upaj/content/categories';
import { states } from '@upaj/content/states';
import { describe, expect, it } from 'vitest';
import { demoDay, demoListings } from './market.ts';
import { demoBuyers, demoPassword, demoSellers, demoPeople as people } from './people.ts';
import { demoPictureName, drawDemoPicture } from './picture.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/;
const repeated = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('the demo market', () => {
  it('has six sellers, four buyers and a moderator, no two alike', () => {
    expect(demoSellers).toHaveLength(6);
    expect(demoBuyers).toHaveLength(4);
    expect(people).toHaveLength(11);
    for (const field of ['id', 'key', 'name', 'email', 'phone'] as const) {
      expect(repeated(people.map((person) => person[field])), field).toEqual([]);
    }
  });

  it('places every user in a state of India', () => {
    for (const { state } of people) expect(states.map(({ en }) => en)).toContain(state);
    expect(demoPassword.length).toBeGreaterThanOrEqual(8);
  });

  it('gives only sellers a bank account', () => {
    for (const { bankAccount } of demoSellers) {
      expect(bankAccount?.ifscCode).toMatch(/^[A-Z]{4}0[A-Z0-9]{6}$/);
      expect(bankAccount?.accountNo).toMatch(/^\d{9,18}$/);
    }
    for (const buyer of demoBuyers) expect(buyer.bankAccount).toBeUndefined();
  });

  it('offers at least five listings in each category', () => {
    for (const { name } of categories) {
      const inside = demoListings.filter(({ category }) => category === name);
      expect(inside.length, name).toBeGreaterThanOrEqual(5);
    }
  });

  it('gives every listing a unique id, timestamp and pictures, and a known seller', () => {
    const keys = demoSellers.map(({ key }) => key);
    expect(repeated(demoListings.map(({ id }) => id))).toEqual([]);
    expect(repeated(demoListings.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(demoListings.map((each) => String(each.listedHoursAgo)))).toEqual([]);
    for (const listing of demoListings) {
      expect(listing.id).toMatch(uuid);
      expect(keys).toContain(listing.seller);
      expect(listing.pictures.length).toBeGreaterThanOrEqual(1);
      expect(listing.pictures.length).toBeLessThanOrEqual(6);
      expect(repeated(listing.pictures.map((icons) => icons.join())), listing.slug).toEqual([]);
    }
  });

  it('is harvested by today and never expires today', () => {
    for (const { harvestDaysAgo, daysLeft } of demoListings) {
      expect(harvestDaysAgo).toBeGreaterThanOrEqual(0);
      expect(daysLeft).toBeGreaterThanOrEqual(2);
    }
    expect(demoDay(new Date('2026-02-27T10:00:00Z'), 2)).toBe('2026-03-01');
  });

  it('sells no pesticide', () => {
    const texts = demoListings.map(({ name, description }) => `${name} ${description}`);
    expect(texts.join('\n')).not.toMatch(/insecticide|pesticide|herbicide|कीटनाशक/i);
  });
});

describe('a demo picture', () => {
  it('shows its icons on the tint of the category', () => {
    const icon = '<svg viewBox="0 0 32 32"><path id="leaf"/></svg>';
    expect(drawDemoPicture('Vegetables', [icon])).toContain('#e2f0dc');
    expect(drawDemoPicture('Vegetables', [icon]).match(/id="leaf"/g)).toHaveLength(1);
    expect(drawDemoPicture('Crops', [icon, icon]).match(/id="leaf"/g)).toHaveLength(3);
    expect(demoPictureName('Fodder Crops', ['herb', 'tractor'])).toBe('fodder-crops-herb-tractor');
  });
});

import { categories, type UnitName, units } from '@upaj/content/categories';
import { toRupees } from '@upaj/content/money';
import { unitSize } from '@upaj/content/trade-unit';
import type { PagePreview } from '../../platform/modules/page-preview-part.ts';
import { viewOf } from '../../platform/pictures/picture-views.ts';
import type { ListingWithPictures } from './crops.store.ts';

const rupees = (paise: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: paise % 100 ? 2 : 0 }).format(
    toRupees(paise),
  );

/** The unit of a price: a trade unit of tonnes is counted in kilograms. */
const pricedIn = (unit: UnitName): UnitName => (unit === 'tonnes' ? 'kg' : unit);

const texts = {
  en: {
    title: (name: string, price: string, size: string) => `${name}: ₹${price} for ${size}`,
    description: (category: string) => `${category} in the Mandi of Upaj`,
  },
  hi: {
    title: (name: string, price: string, size: string) => `${name}: ₹${price} प्रति ${size}`,
    description: (category: string) => `उपज की मंडी में ${category}`,
  },
} as const;

/** What a shared link to a listing shows: the goods, never their seller. */
export function listingPreview(
  { name, price, unit, category, pictures }: ListingWithPictures,
  language: 'en' | 'hi',
): PagePreview {
  const sign = units.find((one) => one.name === pricedIn(unit))?.sign[language] ?? '';
  const label = categories.find((one) => one.name === category)?.label[language] ?? category;
  const { title, description } = texts[language];
  return {
    title: title(name, rupees(price), `${unitSize} ${sign}`),
    description: description(label),
    picture: pictures[0] && viewOf(pictures[0]),
  };
}

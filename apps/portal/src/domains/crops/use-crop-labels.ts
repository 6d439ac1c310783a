import { categories, units } from '@upaj/content/categories';
import { unitSize } from '@upaj/content/trade-unit';
import type { Category, Crop, Unit } from '@upaj/contract/crops.schema';
import { formatNumber } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

/** Whether an address or a reply names one of the eight categories. */
export const isCategory = (name: string | null | undefined): name is Category =>
  categories.some((category) => category.name === name);

/** The words of the market in the user's language. */
export function useCropLabels() {
  const { language } = useLanguage();
  const { t } = useTranslation('crops');
  const signOf = (unit: Unit) => units.find(({ name }) => name === unit)?.sign[language] ?? unit;
  return {
    category: (category: Category) =>
      categories.find(({ name }) => name === category)?.label[language] ?? category,
    unit: (unit: Unit) => units.find(({ name }) => name === unit)?.label[language] ?? unit,
    /** What one U is: 1U = 25kg. */
    tradeUnit: (unit: Unit) => t(`tradeUnit.${unit}`),
    /** So many U in what they weigh, hold or count. */
    amount: (count: number, unit: Unit) =>
      `${formatNumber(count * unitSize)} ${signOf(unit === 'tonnes' ? 'kg' : unit)}`,
    /** The stock in the listing's own unit. */
    stock: ({ quantity, unit }: Pick<Crop, 'quantity' | 'unit'>) =>
      `${formatNumber(quantity)} ${signOf(unit)}`,
  };
}

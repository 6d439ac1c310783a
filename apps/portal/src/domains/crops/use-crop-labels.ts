import { categories, units } from '@upaj/content/categories';
import { quintal, tradeAmount, unitSize } from '@upaj/content/trade-unit';
import type { Category, Crop, Unit } from '@upaj/contract/crops.schema';
import { formatNumber, formatRupees } from '../../shared/format.ts';
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
  /** So many U in what they weigh, hold or count: 300 kg. */
  const amount = (count: number, unit: Unit) => {
    const { amount: size, sign } = tradeAmount(count, unit);
    return `${formatNumber(size)} ${signOf(sign)}`;
  };
  /** The same, with quintals from one on: 300 kg (3 quintals). */
  const fullAmount = (count: number, unit: Unit) => {
    const { quintals } = tradeAmount(count, unit);
    if (quintals === undefined) return amount(count, unit);
    return `${amount(count, unit)} (${t('quintals', { count: quintals, quintals: formatNumber(quintals) })})`;
  };
  return {
    category: (category: Category) =>
      categories.find(({ name }) => name === category)?.label[language] ?? category,
    unit: (unit: Unit) => units.find(({ name }) => name === unit)?.label[language] ?? unit,
    /** What one U is: 1U = 25kg. */
    tradeUnit: (unit: Unit) => t(`tradeUnit.${unit}`),
    amount,
    fullAmount,
    /** U beside what they weigh, hold or count: 12 U · 300 kg (3 quintals). */
    unitsAndAmount: (count: number, unit: Unit) =>
      `${formatNumber(count)} U · ${fullAmount(count, unit)}`,
    /** What a quintal of weighed goods costs; U are priced. */
    quintalPrice: ({ price, unit }: Pick<Crop, 'price' | 'unit'>) =>
      unit === 'kg' || unit === 'tonnes'
        ? t('priceQuintal', { price: formatRupees((price / unitSize) * quintal) })
        : undefined,
    /** The stock in the listing's own unit. */
    stock: ({ quantity, unit }: Pick<Crop, 'quantity' | 'unit'>) =>
      `${formatNumber(quantity)} ${signOf(unit)}`,
  };
}

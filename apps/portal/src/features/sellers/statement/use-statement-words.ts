import type { StatementRow } from '@upaj/contract/sellers.schema';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { formatDate, formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';

/** What a statement says in words, in the user's language. */
export function useStatementWords() {
  const { t } = useTranslation('statement');
  const crops = useCropLabels();
  const { language } = useLanguage();
  return {
    /** A month: November 2026. */
    month: (month: string) =>
      new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01`),
      ),
    date: ({ deliveredAt }: StatementRow) => formatDate(deliveredAt),
    buyer: ({ buyer }: StatementRow) => buyer ?? t('unknownBuyer'),
    /** Each line of an order: Green Peas: 4.4 U · 110 kg (1.1 quintals), ₹1,100 for 1U. */
    goods: ({ items }: StatementRow) =>
      items.map(({ name, unit, delivered, price }) =>
        t('item', {
          name,
          amount: crops.unitsAndAmount(delivered, unit),
          price: formatRupees(price),
        }),
      ),
  };
}

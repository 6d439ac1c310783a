import type { StatementRow } from '@upaj/contract/sellers.schema';
import { formatDate, formatNumber, formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';

/** What a statement says in words, in the user's language. */
export function useStatementWords() {
  const { t } = useTranslation('statement');
  const { language } = useLanguage();
  return {
    /** A month: November 2026. */
    month: (month: string) =>
      new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01`),
      ),
    date: ({ deliveredAt }: StatementRow) => formatDate(deliveredAt),
    buyer: ({ buyer }: StatementRow) => buyer ?? t('unknownBuyer'),
    /** Each line of an order: 4.4 U Green Peas at ₹1,100. */
    goods: ({ items }: StatementRow) =>
      items.map(({ name, delivered, price }) =>
        t('item', { name, count: formatNumber(delivered), price: formatRupees(price) }),
      ),
  };
}

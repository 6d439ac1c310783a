import type { SellerDashboard } from '@upaj/contract/sellers.schema';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useMonthNames } from './use-month-names.ts';

interface MonthTableProps {
  year: number | undefined;
  /** Undefined while it is being loaded. */
  overview: SellerDashboard['ordersOverview'] | undefined;
}

const cell = 'border-line border-b py-1.5 pe-2 last:pe-0 tabular-nums wrap-anywhere';

/** Orders by month as a table. */
export function MonthTable({ year, overview }: MonthTableProps) {
  const { t } = useTranslation('seller-figures');
  const names = useMonthNames('long');
  const shortNames = useMonthNames('short');
  const kinds = ['received', 'delivered', 'open', 'cancelled'] as const;
  return (
    <table className="w-full border-collapse text-sm" aria-busy={!overview}>
      <caption className="sr-only">{t('overviewOf', { year: year ?? '' })}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${cell} text-start`}>
            {t('month')}
          </th>
          {kinds.map((kind) => (
            <th key={kind} scope="col" className={`${cell} text-end`}>
              {t(kind)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name, month) => (
          <tr key={name}>
            <th scope="row" className={`${cell} text-start font-normal`}>
              {/* The whole word leaves no room for the numbers on a small phone. */}
              <span aria-hidden="true">{shortNames[month]}</span>
              <span className="sr-only">{name}</span>
            </th>
            {kinds.map((kind) => (
              <td key={kind} className={`${cell} text-end`}>
                {overview?.[kind][month] ?? '…'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

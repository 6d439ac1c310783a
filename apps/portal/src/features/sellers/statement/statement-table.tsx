import type { StatementRow } from '@upaj/contract/sellers.schema';
import { formatRupeesExact } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { amounts, type Totals } from './statement-totals.ts';
import { useStatementWords } from './use-statement-words.ts';

interface StatementTableProps {
  month: string;
  rows: readonly StatementRow[];
  totals: Totals;
}

const amountNames = { total: 'amount', received: 'received', outstanding: 'outstanding' } as const;
const head = 'px-4 py-3';
const row =
  'max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-4 max-md:shadow-card md:border-line md:border-t';
const amountCell =
  'flex-wrap max-md:flex max-md:justify-between max-md:gap-3 md:px-4 md:py-4 md:text-end tabular-nums whitespace-nowrap';

/** The deliveries of a month with their sums; on a phone each row is a card. */
export function StatementTable({ month, rows, totals }: StatementTableProps) {
  const { t } = useTranslation('statement');
  const words = useStatementWords();
  return (
    <div className="md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface md:shadow-card">
      <table className="w-full max-md:grid max-md:gap-3">
        <caption className="sr-only">{t('of', { month: words.month(month) })}</caption>
        <thead className="bg-surface-soft text-control max-md:sr-only">
          <tr>
            {(['date', 'order', 'goods'] as const).map((name) => (
              <th key={name} scope="col" className={`${head} text-start`}>
                {t(name)}
              </th>
            ))}
            {amounts.map((name) => (
              <th key={name} scope="col" className={`${head} text-end`}>
                {t(amountNames[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {rows.map((one) => (
            <Row key={one.orderId} row={one} />
          ))}
        </tbody>
        <tfoot className="max-md:block">
          <tr className={`${row} font-bold`}>
            <th scope="row" colSpan={3} className="text-start md:px-4 md:py-4">
              {t('total')}
            </th>
            {amounts.map((name) => (
              <Amount key={name} name={name} rupees={totals[name]} />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Row({ row: one }: { row: StatementRow }) {
  const words = useStatementWords();
  return (
    <tr className={row}>
      <td className="align-top tabular-nums max-md:block md:px-4 md:py-4">{words.date(one)}</td>
      <td className="wrap-anywhere align-top max-md:block md:px-4 md:py-4">
        <PageLink
          to={paths.order.href(one.orderId)}
          className="block whitespace-nowrap font-semibold text-action hover:underline"
        >
          {one.reference}
        </PageLink>
        {words.buyer(one)}
      </td>
      <td className="wrap-anywhere align-top text-sm max-md:block md:px-4 md:py-4">
        {words.goods(one).map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and they never move
          <p key={at}>{text}</p>
        ))}
      </td>
      {amounts.map((name) => (
        <Amount key={name} name={name} rupees={one[name]} />
      ))}
    </tr>
  );
}

function Amount({ name, rupees }: { name: (typeof amounts)[number]; rupees: number }) {
  const { t } = useTranslation('statement');
  return (
    <td className={`align-top ${amountCell}`}>
      {/* On a phone there are no heads of columns. */}
      <span aria-hidden="true" className="text-muted md:hidden">
        {t(amountNames[name])}
      </span>
      {formatRupeesExact(rupees)}
    </td>
  );
}

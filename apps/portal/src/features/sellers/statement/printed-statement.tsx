import type { StatementRow } from '@upaj/contract/sellers.schema';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { formatRupeesExact, formatTimestamp } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { amounts, type Totals } from './statement-totals.ts';
import { useStatementWords } from './use-statement-words.ts';

export interface PrintedStatementProps {
  month: string;
  rows: readonly StatementRow[];
  totals: Totals;
}

/** The statement in place of the page on paper, and nothing on the screen. */
export function PrintedStatement(props: PrintedStatementProps) {
  return createPortal(
    <div data-print-only className="hidden print:block">
      <PaperStatement {...props} />
    </div>,
    document.body,
  );
}

/** A statement on paper. */
export function PaperStatement({ month, rows, totals }: PrintedStatementProps) {
  const { t } = useTranslation('statement');
  const words = useStatementWords();
  const { userName } = useSelector(selectSession);
  const [printedAt] = useState(() => formatTimestamp(new Date().toISOString()));
  return (
    <article className="grid gap-5 bg-paper p-4 text-(--soil-900) text-sm">
      <header className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-2xl">{`${t('title')}: ${words.month(month)}`}</h2>
        <p>{userName}</p>
      </header>
      <PaperTable rows={rows} totals={totals} />
      <p>{t('note')}</p>
      <p>{t('printed', { time: printedAt })}</p>
    </article>
  );
}

const cell = 'border-line-strong border-b py-1.5 pe-3 text-start align-top last:pe-0 last:text-end';

function PaperTable({ rows, totals }: Omit<PrintedStatementProps, 'month'>) {
  const { t } = useTranslation('statement');
  const words = useStatementWords();
  const heads = [
    ...(['date', 'order', 'buyer', 'goods'] as const),
    ...(['amount', 'received', 'outstanding'] as const),
  ];
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr>
          {heads.map((name) => (
            <th key={name} scope="col" className={cell}>
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.orderId}>
            <td className={cell}>{words.date(row)}</td>
            <td className={cell}>{row.reference}</td>
            <td className={`${cell} wrap-anywhere`}>{words.buyer(row)}</td>
            <td className={`${cell} wrap-anywhere`}>{words.goods(row).join('; ')}</td>
            {amounts.map((name) => (
              <td key={name} className={cell}>
                {formatRupeesExact(row[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <th scope="row" colSpan={4} className={cell}>
            {t('total')}
          </th>
          {amounts.map((name) => (
            <td key={name} className={cell}>
              {formatRupeesExact(totals[name])}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

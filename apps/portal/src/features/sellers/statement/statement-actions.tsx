import type { StatementRow } from '@upaj/contract/sellers.schema';
import { Button } from '@upaj/ui/button';
import { Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { toCsv } from './csv.ts';
import type { PrintedStatementProps } from './printed-statement.tsx';
import { amounts, type Totals } from './statement-totals.ts';
import { useStatementWords } from './use-statement-words.ts';

const loadPrinted = async () => (await import('./printed-statement.tsx')).PrintedStatement;

interface StatementActionsProps extends PrintedStatementProps {
  /** Until all rows are there nothing is taken along. */
  isComplete: boolean;
}

/** Takes a statement along: as a file for a spreadsheet, or on paper. */
export function StatementActions({ isComplete, ...statement }: StatementActionsProps) {
  const { t } = useTranslation('statement');
  const toTable = useCsvTable();
  const { Part: Printed, coming, show } = useLazyComponent<PrintedStatementProps>();
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (Printed && count > 0) window.print();
  }, [Printed, count]);

  function download() {
    const csv = toCsv(toTable(statement));
    saveFile(new File([csv], `upaj-${statement.month}.csv`, { type: 'text/csv;charset=utf-8' }));
  }

  function print() {
    setCount(count + 1);
    show(loadPrinted);
  }

  return (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="outline" isBusy={!isComplete} onClick={download}>
        <Download aria-hidden="true" className="size-4.5" />
        {t('download')}
      </Button>
      <Button variant="outline" isBusy={!isComplete || coming !== undefined} onClick={print}>
        <Printer aria-hidden="true" className="size-4.5" />
        {t('print')}
      </Button>
      {Printed && <Printed {...statement} />}
    </div>
  );
}

interface TableParts {
  rows: readonly StatementRow[];
  totals: Totals;
}

/** The statement as rows of cells: heads, one row an order, the sums. */
function useCsvTable() {
  const { t } = useTranslation('statement');
  const words = useStatementWords();
  return ({ rows, totals }: TableParts): (string | number)[][] => {
    const heads = ['amount', 'received', 'outstanding'] as const;
    return [
      [
        ...[t('date'), t('order'), t('buyer'), t('goods')],
        ...heads.map((name) => t('rupees', { name: t(name) })),
      ],
      ...rows.map((row) => [
        ...[words.date(row), row.reference, words.buyer(row), words.goods(row).join('; ')],
        ...amounts.map((name) => row[name]),
      ]),
      [t('total'), '', '', '', ...amounts.map((name) => totals[name])],
    ];
  };
}

import { certaintyLabels, type SourcedInWords } from '@upaj/content/certainty';
import { Card } from '@upaj/ui/card';
import { type Description, DescriptionList } from '@upaj/ui/description-list';
import { type ReactNode, useId } from 'react';
import { formatDay } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

interface CalculatorProps {
  title: string;
  /** The fields. */
  children: ReactNode;
  /** The result; undefined while a field is invalid. */
  result?: readonly Description[];
  /** What the result leaves out, read out with it. */
  remark?: string;
  /** By which figures is reckoned. */
  basis: ReactNode;
}

/** Fields on one side, their result on the other, calculated again on each key. */
export function Calculator({ title, children, result, remark, basis }: CalculatorProps) {
  const { t } = useTranslation('finance');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card size="panel" className="grid gap-5 md:grid-cols-2 md:gap-8">
        <h3 id={id} className="text-xl md:col-span-2">
          {title}
        </h3>
        <div className="grid content-start gap-4">{children}</div>
        <div className="grid content-start gap-3">
          <div aria-live="polite" className="grid gap-3">
            {result ? (
              <DescriptionList items={result} />
            ) : (
              <p className="rounded-field bg-sunken p-4 text-muted">{t('fillFirst')}</p>
            )}
            {remark && <p className="font-medium text-sm text-warning">{remark}</p>}
          </div>
          <div className="text-muted text-sm">{basis}</div>
        </div>
      </Card>
    </section>
  );
}

interface BasisProps {
  /** The figures themselves. */
  children: string;
  dated: SourcedInWords & { asOn: string };
}

/** By which figures is reckoned, since when they hold and where they were read. */
export function Basis({ children, dated: { asOn, source, certainty } }: BasisProps) {
  const { t } = useTranslation('finance');
  const { language } = useLanguage();
  return (
    <>
      <p>{children}</p>
      <p>{t('fact', { day: formatDay(asOn), source: source[language] })}</p>
      <p>{certaintyLabels[certainty][language]}</p>
    </>
  );
}

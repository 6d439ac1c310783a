import { emi } from '@upaj/content/finance/finance-calculators';
import { formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { AmountField } from './amount-field.tsx';
import { Calculator } from './calculator.tsx';
import { KccCalculator } from './kcc-calculator.tsx';
import { PmfbyCalculator } from './pmfby-calculator.tsx';
import { useAmount } from './use-amount.ts';

/** What a loan costs and what insurance costs, reckoned on this device. */
export function Calculators() {
  const { t } = useTranslation('finance');
  return (
    <section aria-labelledby="calculators" className="grid gap-4">
      <div>
        <h2 id="calculators" className="text-2xl md:text-3xl">
          {t('calculators')}
        </h2>
        <p className="text-muted">{t('onlyAGuide')}</p>
      </div>
      <EmiCalculator />
      <KccCalculator />
      <PmfbyCalculator />
    </section>
  );
}

/** Equal monthly instalments of a loan. */
function EmiCalculator() {
  const { t } = useTranslation('finance');
  const principal = useAmount('300000', { min: 1000, max: 100_000_000 });
  const rate = useAmount('9', { min: 0, max: 60 });
  const months = useAmount('36', { min: 1, max: 360, isWhole: true });
  const isReady =
    principal.value !== undefined && rate.value !== undefined && months.value !== undefined;
  const loan = isReady && emi(principal.value, rate.value, months.value);
  const result = loan && [
    { term: t('emi.monthly'), value: formatRupees(loan.monthly) },
    { term: t('emi.interest'), value: formatRupees(loan.interest) },
    { term: t('emi.total'), value: formatRupees(loan.total) },
  ];
  return (
    <Calculator title={t('emi.title')} result={result || undefined} basis={t('emi.basis')}>
      <AmountField label={t('loan')} amount={principal} />
      <AmountField label={t('emi.rate')} hint={t('emi.rateHint')} amount={rate} />
      <AmountField label={t('months')} hint={t('emi.monthsHint')} amount={months} />
    </Calculator>
  );
}

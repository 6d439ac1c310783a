import { kccInterest } from '@upaj/content/finance/finance-calculators';
import { kccRates } from '@upaj/content/finance/finance-rates';
import { Checkbox } from '@upaj/ui/checkbox';
import { useState } from 'react';
import { formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { AmountField } from './amount-field.tsx';
import { Basis, Calculator } from './calculator.tsx';
import { useAmount } from './use-amount.ts';

/** The fields of a loan on the Kisan Credit Card and what they come to. */
function useKcc() {
  const [isForAnimals, setIsForAnimals] = useState(false);
  const [isRepaidOnTime, setIsRepaidOnTime] = useState(true);
  const amount = useAmount('100000', { min: 1000, max: 100_000_000 });
  const months = useAmount('12', { min: 1, max: 60, isWhole: true });
  const rateAbove = useAmount('', { min: 0, max: 60, isOptional: true });
  const isReady = amount.value !== undefined && months.value !== undefined && !rateAbove.error;
  const loan = isReady
    ? kccInterest({
        amount: amount.value,
        months: months.value,
        isRepaidOnTime,
        isForAnimals,
        rateAboveLimit: rateAbove.value,
      })
    : undefined;
  return {
    amount,
    months,
    rateAbove,
    loan,
    isForAnimals,
    setIsForAnimals,
    isRepaidOnTime,
    setIsRepaidOnTime,
    limit: isForAnimals ? kccRates.limitForAnimals : kccRates.limit,
    total: loan && amount.value !== undefined ? amount.value + loan.net : 0,
  };
}

/** Interest on the Kisan Credit Card by the government's rates. */
export function KccCalculator() {
  const { t } = useTranslation('finance');
  const kcc = useKcc();
  const { loan } = kcc;
  const isAbove = (kcc.amount.value ?? 0) > kcc.limit;
  const result = loan && [
    { term: t('kcc.interest'), value: formatRupees(loan.interest) },
    { term: t('kcc.incentive'), value: formatRupees(loan.incentive) },
    { term: t('kcc.net'), value: formatRupees(loan.net) },
    { term: t('kcc.total'), value: formatRupees(kcc.total) },
  ];
  const isIncomplete = loan && isAbove && kcc.rateAbove.value === undefined;
  return (
    <Calculator
      title={t('kcc.title')}
      result={result}
      remark={
        isIncomplete ? t('kcc.leftOut', { amount: formatRupees(loan.aboveLimit) }) : undefined
      }
      basis={<KccBasis />}
    >
      <AmountField label={t('loan')} amount={kcc.amount} />
      <AmountField label={t('months')} hint={t('kcc.monthsHint')} amount={kcc.months} />
      {isAbove && (
        <AmountField
          label={t('kcc.rateAbove', { limit: formatRupees(kcc.limit) })}
          hint={t('kcc.rateAboveHint')}
          amount={kcc.rateAbove}
        />
      )}
      <div className="grid">
        <Checkbox
          label={t('kcc.onTime')}
          checked={kcc.isRepaidOnTime}
          onChange={({ target }) => kcc.setIsRepaidOnTime(target.checked)}
        />
        <Checkbox
          label={t('kcc.forAnimals')}
          checked={kcc.isForAnimals}
          onChange={({ target }) => kcc.setIsForAnimals(target.checked)}
        />
      </div>
    </Calculator>
  );
}

function KccBasis() {
  const { t } = useTranslation('finance');
  return (
    <Basis dated={kccRates}>
      {t('kcc.basis', {
        rate: kccRates.yearlyRate,
        incentive: kccRates.promptIncentive,
        months: kccRates.incentiveMonths,
        limit: formatRupees(kccRates.limit),
        limitForAnimals: formatRupees(kccRates.limitForAnimals),
      })}
    </Basis>
  );
}

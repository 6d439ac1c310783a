import { pmfbyPremium } from '@upaj/content/finance/finance-calculators';
import { insuredSeasons, pmfbyRates } from '@upaj/content/finance/finance-rates';
import { FormField } from '@upaj/ui/form-field';
import { Select } from '@upaj/ui/select';
import { useState } from 'react';
import { formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { AmountField } from './amount-field.tsx';
import { Basis, Calculator } from './calculator.tsx';
import { useAmount } from './use-amount.ts';

/** How much of a hectare each measure is; the acre by the international yard. */
const hectaresIn = { hectare: 1, acre: 0.40468564224 } as const;
type LandUnit = keyof typeof hectaresIn;
const landUnits: readonly LandUnit[] = ['hectare', 'acre'];

/** The farmer's share of the crop insurance. */
export function PmfbyCalculator() {
  const { t } = useTranslation('finance');
  const { language } = useLanguage();
  const [season, setSeason] = useState(insuredSeasons[0]);
  const [landUnit, setLandUnit] = useState<LandUnit>('hectare');
  const sum = useAmount('50000', { min: 1000, max: 10_000_000 });
  const land = useAmount('1', { min: 0.01, max: 10_000 });
  const isReady = season && sum.value !== undefined && land.value !== undefined;
  const insured =
    isReady && pmfbyPremium(season.season, sum.value, land.value * hectaresIn[landUnit]);
  const result = insured && [
    { term: t('pmfby.sumInsured'), value: formatRupees(insured.sumInsured) },
    { term: t('pmfby.rate'), value: t('percent', { rate: insured.rate }) },
    { term: t('pmfby.premium'), value: formatRupees(insured.premium) },
  ];
  return (
    <Calculator title={t('pmfby.title')} result={result || undefined} basis={<PmfbyBasis />}>
      <FormField label={t('pmfby.season')}>
        <Select
          value={season?.season}
          onChange={({ target }) =>
            setSeason(insuredSeasons.find((known) => known.season === target.value))
          }
        >
          {insuredSeasons.map((known) => (
            <option key={known.season} value={known.season}>
              {known.label[language]}
            </option>
          ))}
        </Select>
      </FormField>
      <AmountField label={t('pmfby.sum')} hint={t('pmfby.sumHint')} amount={sum} />
      <div className="grid grid-pair-[7rem] items-end gap-3">
        <AmountField label={t('pmfby.land')} hint="" amount={land} />
        <FormField label={t('pmfby.landUnit')}>
          <Select
            value={landUnit}
            onChange={({ target }) => setLandUnit(target.value === 'acre' ? 'acre' : 'hectare')}
          >
            {landUnits.map((unit) => (
              <option key={unit} value={unit}>
                {t(`pmfby.${unit}`)}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
    </Calculator>
  );
}

function PmfbyBasis() {
  const { t } = useTranslation('finance');
  const { kharif, rabi, commercial } = pmfbyRates;
  return <Basis dated={pmfbyRates}>{t('pmfby.basis', { kharif, rabi, commercial })}</Basis>;
}

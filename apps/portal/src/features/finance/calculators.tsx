import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmiCalculator } from './emi-calculator.tsx';
import { KccCalculator } from './kcc-calculator.tsx';
import { PmfbyCalculator } from './pmfby-calculator.tsx';

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

import type { CropAdvice } from '@upaj/content/crops/field-advice';
import { monthNames } from '@upaj/content/crops/sowing-seasons';
import { formatNumber, formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';

/** Scores from which a crop suits a field so well, the best first; a score is no promise, so that words stand for it. */
const words = [
  { from: 0.85, word: 'veryWell' },
  { from: 0.7, word: 'well' },
  { from: 0.5, word: 'partly' },
  { from: 0, word: 'hardly' },
] as const;

type ScoreWord = (typeof words)[number]['word'];

/** The word for a score of 0 to 1. */
const scoreWord = (score: number): ScoreWord =>
  words.find(({ from }) => score >= from)?.word ?? 'hardly';

/** The parts of an advice in words, for the screen and for paper. */
export function useAdviceWords() {
  const { t } = useTranslation('crop-advice');
  const { language } = useLanguage();
  return {
    score: ({ score }: CropAdvice) => t(`score.${scoreWord(score)}`),
    months: ({ sowingMonths }: CropAdvice) => monthNames(sowingMonths)[language],
    water: ({ waterNeed }: CropAdvice) => t('waterNeed', { amount: formatNumber(waterNeed) }),

    /** The gross an acre with what it assumes; undefined where it is not known. */
    gross({ grossPerAcre, yieldPerAcre, price }: CropAdvice) {
      if (grossPerAcre === null || yieldPerAcre === null || !price) return undefined;
      const { kind, perQuintal, listings, season } = price;
      const values = { quintals: formatNumber(yieldPerAcre), price: formatRupees(perQuintal) };
      return {
        amount: t('gross', { amount: formatRupees(grossPerAcre) }),
        assumption:
          kind === 'msp'
            ? t('assumed.msp', { ...values, season: season ?? '' })
            : t('assumed.listings', { ...values, count: listings }),
      };
    },

    /** Bags an acre, of each kind that is needed. */
    bags({ nutrients }: CropAdvice): string[] {
      if (!nutrients) return [];
      const { dap, urea, mop } = nutrients.bags;
      return (
        [
          ['dap', dap],
          ['urea', urea],
          ['mop', mop],
        ] as const
      ).flatMap(([kind, bags]) => (bags > 0 ? [t(`bag.${kind}`, { count: bags })] : []));
    },

    kilograms({ nutrients }: CropAdvice): string {
      if (!nutrients) return '';
      const { n, p2o5, k2o } = nutrients;
      return t('kilograms', { n: formatNumber(n), p: formatNumber(p2o5), k: formatNumber(k2o) });
    },
  };
}

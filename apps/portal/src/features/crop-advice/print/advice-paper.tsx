import type { CropAdvice, FieldFacts } from '@upaj/content/crops/field-advice';
import { useState } from 'react';
import { formatNumber, formatTimestamp } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { stateName } from '../../../shared/state-name.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { numberFields } from '../form/facts-form.ts';
import { Assumptions } from '../results/assumptions.tsx';
import { RatingTable } from '../results/rating-table.tsx';
import { useAdviceWords } from '../results/use-advice-words.ts';
import type { Recommendation } from '../use-recommendation.ts';

export interface AdvicePaperProps {
  result: Recommendation;
}

/** Crops with all of their reasons, and crops of which the name is printed: two pages in all. */
const inDetail = 5;
const named = 10;

/** The advice on paper: what it was computed from, the best crops, the rating scale. */
export function AdvicePaper({ result }: AdvicePaperProps) {
  const { t } = useTranslation('crop-advice');
  const { language } = useLanguage();
  const facts = usePrintedFacts(result.facts);
  const [printedAt] = useState(() => formatTimestamp(new Date().toISOString()));
  const { advice } = result;
  const others = advice.slice(inDetail, inDetail + named).map(({ name }) => name[language]);
  return (
    <article className="grid gap-4 bg-paper p-4 text-(--soil-900) text-sm">
      <h2 className="text-2xl">{t('result')}</h2>
      <p>{facts.join(' · ')}</p>
      <p>{t('notPromised')}</p>
      {result.isOwn && <p>{t('ownPrices')}</p>}
      <Assumptions facts={result.facts} />
      <ol className="grid gap-4">
        {advice.slice(0, inDetail).map((one, at) => (
          <PaperCrop key={one.crop} advice={one} rank={at + 1} />
        ))}
      </ol>
      <p>{t('others', { crops: others.join(', ') })}</p>
      {advice[0] && <RatingTable ratings={advice[0].ratings} facts={result.facts} />}
      <p>{t('printed', { time: printedAt })}</p>
    </article>
  );
}

function PaperCrop({ advice, rank }: { advice: CropAdvice; rank: number }) {
  const { t } = useTranslation('crop-advice');
  const { language } = useLanguage();
  const words = useAdviceWords();
  const gross = words.gross(advice);
  const bags = words.bags(advice).join(', ');
  const lines = [
    `${t('sowing')}: ${words.months(advice)}`,
    `${t('water.term')}: ${words.water(advice)}`,
    `${t('grossTerm')}: ${gross ? `${gross.amount} (${gross.assumption})` : t('noGross')}`,
    `${t('nutrients')}: ${bags || t('noBags')}`,
  ];
  return (
    <li className="grid gap-1 border-line-strong border-b pb-1">
      <h3 className="text-lg">{`${rank}. ${advice.name[language]}: ${words.score(advice)}`}</h3>
      <p>
        {advice.reasons
          .map(({ isFor, text }) => `${t(isFor ? 'for' : 'against')} ${text[language]}`)
          .join(' ')}
      </p>
      <p>{lines.join(' · ')}</p>
    </li>
  );
}

/** What was said of the field, in words. */
function usePrintedFacts(facts: FieldFacts): string[] {
  const { t } = useTranslation('crop-advice');
  const { language } = useLanguage();
  const { state, district, season, water } = facts;
  const numbers = numberFields.flatMap((name) => {
    const value = facts[name];
    return value === undefined
      ? []
      : [
          `${t(`fact.${name}`)}: ${formatNumber(value)} ${name === 'ph' ? '' : t(`unit.${name}`)}`.trim(),
        ];
  });
  return [
    ...(state ? [`${t('state')}: ${stateName(state, language)}`] : []),
    ...(district ? [`${t('district')}: ${district}`] : []),
    ...(season ? [`${t('season.label')}: ${t(`season.${season}`)}`] : []),
    ...(water ? [`${t('water.legend')} ${t(`water.${water}`)}`] : []),
    ...numbers,
  ];
}

import { EmptyState } from '@upaj/ui/empty-state';
import seedling from '@upaj/ui/pictures/seedling.svg?no-inline';
import { ShowMore } from '@upaj/ui/show-more';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PrintAdvice } from '../print/print-advice.tsx';
import type { Recommendation } from '../use-recommendation.ts';
import { Assumptions } from './assumptions.tsx';
import { CropCard } from './crop-card.tsx';
import { RatingTable } from './rating-table.tsx';

export interface CropResultsProps {
  result: Recommendation;
}

/** Cards at first, and with each press. */
const first = 5;
const more = 10;
/** A score from which a crop suits at least partly. */
const suitsFrom = 0.5;

/** The ranked crops with the rules and assumptions that they come from. */
export function CropResults({ result }: CropResultsProps) {
  const { t } = useTranslation('crop-advice');
  const [count, setCount] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // The result is what was asked for: it is read out, and scrolled to.
  useEffect(() => heading.current?.focus(), []);
  const { advice, facts, isOwn } = result;
  const suitable = advice.filter(({ score }) => score >= suitsFrom).length;
  const ratings = advice[0]?.ratings;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl">
        {t('result')}
      </h2>
      <div className="grid gap-2">
        <p role="status" className="font-semibold">
          {t('suitable', { count: suitable })}
        </p>
        <p>{t('notPromised')}</p>
        {isOwn && <p className="font-semibold text-warning">{t('ownPrices')}</p>}
      </div>
      <PrintAdvice result={result} />
      {suitable === 0 && <EmptyState picture={seedling}>{t('none')}</EmptyState>}
      <Assumptions facts={facts} />
      <ol ref={list} aria-label={t('result')} className="grid grid-cols-1 gap-4">
        {advice.slice(0, count).map((one, at) => (
          <CropCard key={one.crop} advice={one} rank={at + 1} />
        ))}
      </ol>
      <ShowMore
        list={list}
        count={t('shown', { count: Math.min(count, advice.length), all: advice.length })}
        label={t('showMore')}
        onShowMore={count < advice.length ? () => setCount(count + more) : undefined}
      />
      {ratings && <RatingTable ratings={ratings} facts={facts} />}
      <p className="text-muted text-sm">{t('rule')}</p>
    </div>
  );
}

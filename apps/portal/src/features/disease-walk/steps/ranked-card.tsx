import { causeNames } from '@upaj/content/diseases/disease';
import type { RankedDisease } from '@upaj/content/diseases/walk/rank-diseases';
import { findSign } from '@upaj/content/diseases/walk/signs';
import { showsSign } from '@upaj/content/diseases/walk/signs-of-disease';
import { Badge } from '@upaj/ui/badge';
import { Button } from '@upaj/ui/button';
import { Check, X } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';

interface RankedCardProps {
  ranked: RankedDisease;
  /** Place in the list, the most likely is 1. */
  rank: number;
  /** Ids of the signs that were seen. */
  signs: readonly string[];
  onChoose: () => void;
}

const tones = { likely: 'look', possible: 'sky', unlikely: 'neutral' } as const;

/** A disease with how likely it is in words, its symptoms, and which of the signs it explains. */
export function RankedCard({ ranked, rank, signs, onChoose }: RankedCardProps) {
  const { t } = useTranslation('leaf-walk');
  const { language } = useLanguage();
  const { confidence, disease } = ranked;
  const name = disease.name[language];
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-xl">{`${rank}. ${name}`}</h3>
        <Badge tone={tones[confidence]}>{t(`confidence.${confidence}`)}</Badge>
      </div>
      <p>
        <span className="font-semibold">{causeNames[disease.cause][language]}</span>
        {`: ${disease.symptoms[language]}`}
      </p>
      <SignList diseaseId={disease.id} signs={signs} />
      <Button
        variant={rank === 1 ? 'primary' : 'outline'}
        className="justify-self-start"
        onClick={onChoose}
      >
        {t('ranking.choose')}
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
    </li>
  );
}

function SignList({ diseaseId, signs }: { diseaseId: string; signs: readonly string[] }) {
  const { t } = useTranslation('leaf-walk');
  const { language } = useLanguage();
  return (
    <ul className="grid gap-1 text-sm">
      {signs.map((id) => {
        const fits = showsSign(diseaseId, id);
        const Icon = fits ? Check : X;
        return (
          <li key={id} className={fits ? 'flex gap-2' : 'flex gap-2 text-muted'}>
            <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
            <span className="min-w-0">
              {t(fits ? 'ranking.fits' : 'ranking.doesNotFit', {
                sign: findSign(id)?.name[language] ?? id,
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

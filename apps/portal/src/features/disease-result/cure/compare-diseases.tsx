import { findDisease } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { useId, useState } from 'react';
import type { Candidate } from '../../../domains/disease/opinions.ts';
import { useAnswerText } from '../../../domains/disease/use-answer-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { CureSteps } from './cure-steps.tsx';

interface CompareDiseasesProps {
  candidates: readonly Candidate[];
  cropId: string;
}

/** The most likely diseases side by side: their signs first, the cure of each on request. */
export function CompareDiseases({ candidates, cropId }: CompareDiseasesProps) {
  const { t } = useTranslation('leaf-result');
  // An adviser without a figure does not say what is the most likely.
  const areMostLikely = candidates.length > 1 && candidates.every(({ share }) => share !== null);
  return (
    <div className="grid min-w-0 gap-3">
      <h4 className="font-semibold text-lg">{t('compare.title')}</h4>
      {areMostLikely && <p>{t('compare.most')}</p>}
      <ul className="grid gap-4 md:grid-cols-2">
        {candidates.map((candidate) => (
          <li key={candidate.diseaseId} className="grid min-w-0">
            <CandidateCard candidate={candidate} cropId={cropId} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CandidateCard({ candidate, cropId }: { candidate: Candidate; cropId: string }) {
  const { t } = useTranslation('leaf-result');
  const { diseaseName } = useAnswerText();
  const { diseaseId, share } = candidate;
  const name = diseaseName(diseaseId);
  const title = share === null ? name : t('likely', { name, percent: Math.floor(share * 100) });
  return (
    <Card size="row" className="grid min-w-0 content-start gap-3">
      <h5 className="wrap-anywhere font-semibold text-lg">{title}</h5>
      <Signs diseaseId={diseaseId} />
      {diseaseId !== null && <CureOnRequest diseaseId={diseaseId} cropId={cropId} name={name} />}
    </Card>
  );
}

function Signs({ diseaseId }: { diseaseId: string | null }) {
  const { t } = useTranslation('leaf-result');
  const { language } = useLanguage();
  const disease = diseaseId === null ? undefined : findDisease(diseaseId);
  const signs = disease ? disease.symptoms[language] : t('compare.healthySigns');
  return (
    <div className="grid gap-1">
      <p className="font-semibold text-sm">{t('compare.signs')}</p>
      <p>{signs}</p>
      {disease && (
        <p className="text-muted text-sm">
          {t('compare.weather', { weather: disease.weather[language] })}
        </p>
      )}
    </div>
  );
}

interface CureOnRequestProps {
  diseaseId: string;
  cropId: string;
  name: string;
}

function CureOnRequest({ diseaseId, cropId, name }: CureOnRequestProps) {
  const { t } = useTranslation('leaf-result');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        className="justify-self-start"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'compare.hide' : 'compare.show', { name })}
      </Button>
      {isOpen && (
        <div id={id}>
          <CureSteps diseaseId={diseaseId} cropId={cropId} />
        </div>
      )}
    </>
  );
}

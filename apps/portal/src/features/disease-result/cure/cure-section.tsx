import { callCentre } from '@upaj/content/about/call-centre';
import { Button, buttonStyles } from '@upaj/ui/button';
import { Footprints, Phone } from 'lucide-react';
import type { Findings } from '../../../domains/disease/opinions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CompareDiseases } from './compare-diseases.tsx';
import { CureSteps } from './cure-steps.tsx';
import { useAdvice, usePhotoTips } from './use-advice.ts';

interface CureSectionProps {
  findings: Findings;
  cropId: string;
  onWalk: () => void;
}

/** The Cure part: what to do, or how to find out what it is. */
export function CureSection({ findings, cropId, onWalk }: CureSectionProps) {
  const { t } = useTranslation('leaf-result');
  const advice = useAdvice(findings, cropId);
  const { answer, candidates } = findings;
  const isNoLeaf = !answer && candidates.length === 0 && findings.heard[0].outcome === 'no leaf';
  return (
    <div className="grid min-w-0 gap-4">
      <h3 className="text-muted">{t('cure')}</h3>
      {advice && <p className="text-lg">{advice}</p>}
      {answer?.diseaseId && <CureSteps diseaseId={answer.diseaseId} cropId={cropId} />}
      {isNoLeaf && <PhotoTips cropId={cropId} />}
      {!answer && candidates.length > 0 && (
        <CompareDiseases candidates={candidates} cropId={cropId} />
      )}
      {!answer && (
        <Button className="justify-self-start" onClick={onWalk}>
          <Footprints aria-hidden="true" className="size-5" />
          {t('walk')}
        </Button>
      )}
      <WhenToCall />
    </div>
  );
}

function PhotoTips({ cropId }: { cropId: string }) {
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {usePhotoTips(cropId).map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  );
}

function WhenToCall() {
  const { t } = useTranslation('leaf-result');
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold text-lg">{t('call.title')}</h4>
      <p>{t('call.text')}</p>
      <a
        href={`tel:${callCentre.replaceAll('-', '')}`}
        className={buttonStyles({ variant: 'outline', className: 'justify-self-start' })}
      >
        <Phone aria-hidden="true" className="size-5 flex-none" />
        <span>
          {t('call.button')} <span className="whitespace-nowrap">{callCentre}</span>
        </span>
      </a>
    </div>
  );
}

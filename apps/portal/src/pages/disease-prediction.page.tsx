import { useRef } from 'react';
import { SectionHeader } from '../domains/session/section-header.tsx';
import { WordedResult } from '../features/disease/ask/worded-result.tsx';
import { LeafDoctor } from '../features/disease/leaf-doctor.tsx';
import { useLeafCase } from '../features/disease/use-leaf-case.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/paths.ts';
import { useAddressQuery } from '../shared/use-address-query.ts';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';
import { HistoryPart, loadForTheField, ResultPart, WalkPart } from './disease-prediction-parts.tsx';

/** /explore/disease-prediction: what a field has, from pictures of its leaves or from questions. */
export default function DiseasePredictionPage() {
  const { t } = useTranslation('leaf-doctor');
  const [query, changeAddress] = useAddressQuery<'crop'>();
  // The prerendered page has no query.
  const cropId = (useIsHydrated() && query.get('crop')) || undefined;
  const { outcome, walk, show, reopen, clear, startWalk, endWalk } = useLeafCase();
  function chooseCrop(crop: string): void {
    clear();
    changeAddress({ crop }, { replace: true });
  }
  const doctor = useRef<HTMLDivElement>(null);
  function openWalk(of = cropId): void {
    if (of) startWalk(of);
    // Each crop has its own questions.
    else doctor.current?.querySelector('button')?.focus();
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <SectionHeader
        title={t('title')}
        back={{ to: paths.services.href('services'), label: t('back') }}
      />
      <p className="max-w-2xl text-muted">{t('intro')}</p>
      <div ref={doctor} className="grid min-w-0 gap-6">
        <LeafDoctor
          cropId={cropId}
          onChooseCrop={chooseCrop}
          onOutcome={show}
          onWalk={() => openWalk()}
          loadRest={loadForTheField}
        />
      </div>
      {walk && (
        <WalkPart key={walk.cropId} cropId={walk.cropId} compare={walk.start} onResult={endWalk} />
      )}
      {!walk && outcome && outcome.diagnosis.opinions.length > 0 && (
        <ResultPart
          diagnosis={outcome.diagnosis}
          onWalk={() => openWalk(outcome.diagnosis.cropId || cropId)}
        />
      )}
      {!walk && outcome?.words && outcome.diagnosis.opinions.length === 0 && (
        <WordedResult words={outcome.words} />
      )}
      <HistoryPart
        onOpen={reopen}
        onPhotograph={(crop) => {
          chooseCrop(crop);
          doctor.current?.querySelector('button')?.focus();
        }}
        onWalk={openWalk}
      />
    </div>
  );
}

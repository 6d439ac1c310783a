import { findDoctorCrop } from '@upaj/content/diseases/doctor-crops';
import { Button } from '@upaj/ui/button';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { LeafOutcome } from './ask/ask-advisers.ts';
import { AskFailed } from './ask/ask-failed.tsx';
import { SecondOpinionField } from './ask/second-opinion-field.tsx';
import { useAskLeaf } from './ask/use-ask-leaf.ts';
import { CropStep } from './crop/crop-step.tsx';
import { UntrainedCrop } from './crop/untrained-crop.tsx';
import { ModelOffer } from './model/model-offer.tsx';
import { useLeafModel } from './model/use-leaf-model.ts';
import { useLeafWorker } from './model/use-leaf-worker.ts';
import { PictureStep } from './picture-step.tsx';
import { useLeafPictures } from './pictures/use-leaf-pictures.ts';

interface LeafDoctorProps {
  /** Id of the chosen crop. */
  cropId: string | undefined;
  onChooseCrop: (id: string) => void;
  /** Called with what the first adviser says, and again with the second one's opinion. */
  onOutcome: (outcome: LeafOutcome) => void;
  /** Starts the guided walk. */
  onWalk: () => void;
  /** Loads what follows the doctor, before it is said to work without a connection; must not reject. */
  loadRest: () => Promise<unknown>;
}

/** What works without a connection once it is loaded. */
const loadAsking = () =>
  Promise.allSettled([
    import('./ask/ask-model.ts'),
    import('./ask/ask-server.ts'),
    import('./pictures/read-picture.ts'),
  ]);

/** Crop, pictures and the button that asks about them. */
export function LeafDoctor(props: LeafDoctorProps) {
  const { cropId, onChooseCrop, onOutcome, onWalk, loadRest } = props;
  const isTrained = cropId === undefined || findDoctorCrop(cropId)?.isTrained === true;
  const getWorker = useLeafWorker();
  const list = useLeafPictures(getWorker);
  const isModelWanted = isTrained && (cropId !== undefined || list.pictures.length > 0);
  const model = useLeafModel({
    isWanted: isModelWanted,
    getWorker,
    loadCode: () => Promise.all([loadAsking(), loadRest()]),
  });
  const isOnDevice = model.status.is === 'ready';
  const [isSecondWanted, wantSecond] = useState(false);
  const { state, ask, reset } = useAskLeaf({
    cropId,
    isTrained,
    isOnDevice,
    isSecondWanted,
    getWorker,
    onOutcome,
    settle: list.settle,
    onLost: model.lost,
  });
  const { t } = useTranslation('leaf-doctor');
  return (
    <>
      <CropStep
        chosen={cropId}
        onChoose={(id) => {
          reset();
          onChooseCrop(id);
        }}
      />
      {cropId !== undefined && !isTrained && (
        <UntrainedCrop key={cropId} cropId={cropId} onWalk={onWalk} />
      )}
      <PictureStep
        list={list}
        state={state}
        onAsk={ask}
        note={
          isModelWanted && (
            <SecondOpinionField
              isOnDevice={isOnDevice}
              isChosen={isSecondWanted}
              onChange={wantSecond}
            />
          )
        }
      >
        {isModelWanted && <ModelOffer model={model} />}
      </PictureStep>
      {state.is === 'failed' && <AskFailed error={state.error} onRetry={ask} onWalk={onWalk} />}
      {cropId !== undefined && isTrained && state.is !== 'failed' && (
        <Button variant="quiet" className="justify-self-start" onClick={onWalk}>
          {t('crop.walkInstead')}
        </Button>
      )}
    </>
  );
}

import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { changeDiagnosis } from '../../../domains/disease/device-diagnoses.ts';
import type { DeviceDiagnosis, LeafAnswer } from '../../../domains/disease/diagnosis.ts';
import { useAnswerText } from '../../../domains/disease/use-answer-text.ts';
import { useDeviceDiagnoses } from '../../../domains/disease/use-device-diagnoses.ts';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ActualDisease } from './actual-disease.tsx';
import { TrainingConsent } from './training-consent.tsx';
import { useTrainingPictures } from './use-training-pictures.ts';

/** The answer to the question, kept with its diagnosis on this device. */
function useLeafAnswer({ id, feedback }: DeviceDiagnosis) {
  const { userId } = useSelector(selectSession);
  const [answer, setAnswer] = useState(feedback);
  const [isKept, setKept] = useState(true);
  const { diagnoses } = useDeviceDiagnoses(userId);
  const stored = diagnoses?.find((one) => one.id === id)?.feedback;
  // The history below withdraws too.
  const isWithdrawn = (stored?.withdrawals ?? 0) > (answer?.withdrawals ?? 0);
  return {
    answer: isWithdrawn ? stored : answer,
    isKept,
    async keep(given: LeafAnswer): Promise<void> {
      setAnswer(given);
      if (userId) setKept(await changeDiagnosis(userId, id, { feedback: given }));
    },
  };
}

/** Asks whether a diagnosis was right; the answer stays on the device unless its pictures are given as well. */
export function WasThisRight({ diagnosis }: { diagnosis: DeviceDiagnosis }) {
  const { t } = useTranslation('leaf-result');
  const { answer, isKept, keep } = useLeafAnswer(diagnosis);
  const [isAsked, setAsked] = useState(!answer);
  const id = useId();
  if (diagnosis.opinions.every(({ outcome }) => outcome === 'not trained')) return null;

  function give(given: LeafAnswer): void {
    setAsked(false);
    // What was withdrawn before is not given again under the same key.
    void keep(answer?.withdrawals ? { ...given, withdrawals: answer.withdrawals } : given);
  }

  return (
    <Card className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h3 id={id} className="text-xl">
          {t('right.title')}
        </h3>
        <p className="text-muted">{t('right.text')}</p>
      </div>
      {isAsked && <Question labelledBy={id} diagnosis={diagnosis} onGive={give} />}
      {answer && !isAsked && (
        <Answered
          diagnosis={diagnosis}
          answer={answer}
          isKept={isKept}
          onKeep={keep}
          onAskAgain={() => setAsked(true)}
        />
      )}
    </Card>
  );
}

interface QuestionProps {
  labelledBy: string;
  diagnosis: DeviceDiagnosis;
  onGive: (answer: LeafAnswer) => void;
}

function Question({ labelledBy, diagnosis, onGive }: QuestionProps) {
  const { t } = useTranslation('leaf-result');
  const [isNo, setNo] = useState(false);
  return (
    <>
      <fieldset aria-labelledby={labelledBy} className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => onGive({ isRight: true })}>
          <ThumbsUp aria-hidden="true" className="size-5" />
          {t('right.yes')}
        </Button>
        <Button variant="outline" aria-expanded={isNo} onClick={() => setNo(true)}>
          <ThumbsDown aria-hidden="true" className="size-5" />
          {t('right.no')}
        </Button>
      </fieldset>
      {isNo && <ActualDisease diagnosis={diagnosis} onGive={onGive} />}
    </>
  );
}

interface AnsweredProps {
  diagnosis: DeviceDiagnosis;
  answer: LeafAnswer;
  isKept: boolean;
  onKeep: (answer: LeafAnswer) => Promise<void>;
  onAskAgain: () => void;
}

function Answered({ diagnosis, answer, isKept, onKeep, onAskAgain }: AnsweredProps) {
  const { t } = useTranslation('leaf-result');
  const training = useTrainingPictures(diagnosis, onKeep);
  const { isRight, actual, sentId } = answer;
  const { diseaseName } = useAnswerText();
  return (
    <>
      <div role="status" className="grid gap-1">
        <p className="font-semibold">{t(isRight ? 'right.wasRight' : 'right.wasWrong')}</p>
        {actual !== undefined && <p>{t('right.wasActually', { name: diseaseName(actual) })}</p>}
        {!sentId && (
          <p className="text-muted text-sm">{t(isKept ? 'right.onDevice' : 'right.notKept')}</p>
        )}
      </div>
      {/* What was sent is withdrawn before it is changed. */}
      {!sentId && (
        <Button
          variant="quiet"
          className="justify-self-start"
          disabled={training.state !== 'idle'}
          onClick={onAskAgain}
        >
          {t('right.change')}
        </Button>
      )}
      {(sentId || diagnosis.pictures.length > 0) && (
        <TrainingConsent count={diagnosis.pictures.length} answer={answer} training={training} />
      )}
    </>
  );
}

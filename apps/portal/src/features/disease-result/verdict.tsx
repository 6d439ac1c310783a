import type { LeafOpinion } from '@upaj/contract/disease.schema';
import { Card } from '@upaj/ui/card';
import { ProgressCircle } from '@upaj/ui/progress-circle';
import { answerOf, type Findings, isSame } from '../../domains/disease/opinions.ts';
import { useAnswerText } from '../../domains/disease/use-answer-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** How likely the second most likely must be to be named beside an answer. */
const worthNaming = 0.1;

interface VerdictProps {
  findings: Findings;
  cropId: string;
}

/** The Disease part: the answer and how sure it is, or both of two that differ. */
export function Verdict({ findings: { heard, isDisputed }, cropId }: VerdictProps) {
  const { t } = useTranslation('leaf-result');
  const { adviser, answer } = useAnswerText();
  const [first, second] = heard;
  return (
    <div className="grid gap-3">
      <h3 className="text-muted">{t('disease')}</h3>
      {isDisputed ? (
        <TwoOpinions heard={heard} cropId={cropId} />
      ) : (
        <>
          <Answer opinion={first} cropId={cropId} />
          {second && (
            <p className="text-sm">
              {isSame(first, second)
                ? t('agreed', { one: adviser(first.by), other: adviser(second.by) })
                : t('forum.says', {
                    adviser: adviser(second.by),
                    answer: answer(second, cropId),
                  })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function TwoOpinions({ heard, cropId }: { heard: Findings['heard']; cropId: string }) {
  const { t } = useTranslation('leaf-result');
  const { adviser } = useAnswerText();
  return (
    <Card tone="gold" size="row" className="grid gap-3">
      <h4 className="font-semibold text-lg">{t('twoOpinions.title')}</h4>
      <p>{t('twoOpinions.text')}</p>
      <ul className="grid gap-3 md:grid-cols-2">
        {heard.map((opinion) => (
          <li key={opinion.by} className="grid content-start gap-1">
            <p className="font-semibold text-sm">{adviser(opinion.by)}</p>
            <Answer opinion={opinion} cropId={cropId} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Answer({ opinion, cropId }: { opinion: LeafOpinion; cropId: string }) {
  const { answer } = useAnswerText();
  const share = answerOf(opinion)?.share ?? null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="wrap-anywhere font-bold text-2xl leading-snug">{answer(opinion, cropId)}</p>
        <HowSure opinion={opinion} />
      </div>
      {share !== null && <SureCircle share={share} />}
    </div>
  );
}

function SureCircle({ share }: { share: number }) {
  const { sureness } = useAnswerText();
  return <ProgressCircle value={share} label={sureness(share)} />;
}

/** How sure it is in words; nothing where it is no answer. */
function HowSure({ opinion }: { opinion: LeafOpinion }) {
  const { t } = useTranslation('leaf-result');
  const { diseaseName, sureness } = useAnswerText();
  const found = answerOf(opinion);
  if (!found) return null;
  const other = opinion.likely.find(({ diseaseId }) => diseaseId !== found.diseaseId);
  return (
    <>
      <p>{found.share === null ? t(`noFigure.${opinion.by}`) : sureness(found.share)}</p>
      {other?.share != null && other.share >= worthNaming && (
        <p className="text-muted text-sm">
          {t('alsoPossible', {
            name: diseaseName(other.diseaseId),
            percent: Math.floor(other.share * 100),
          })}
        </p>
      )}
    </>
  );
}

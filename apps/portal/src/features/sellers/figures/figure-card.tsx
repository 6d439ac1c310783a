import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { ProgressCircle } from '@upaj/ui/progress-circle';
import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface FigureCardProps {
  name: string;
  /** Undefined while it is being loaded. */
  figure: { value: number; goal: number | null } | undefined;
  /** Writes an amount: as units or as rupees. */
  write: (amount: number) => string;
  /** The amount said another way, in small print. */
  note?: string | undefined;
  /** The year that it is about; without one it is about a month. */
  year?: number | undefined;
  /** Opens the form for goals. */
  onSetGoal: () => void;
}

/** One figure of a seller beside its goal; without a goal an invitation to set one. */
export function FigureCard({ name, figure, write, note, year, onSetGoal }: FigureCardProps) {
  const { t } = useTranslation('seller-figures');
  return (
    <Card className="flex flex-wrap items-center gap-4">
      {figure ? (
        <Circle name={name} {...figure} />
      ) : (
        <Skeleton className="size-18 flex-none rounded-full" />
      )}
      <div className="min-w-0 flex-[1_1_9rem]">
        <h3 className="text-control text-muted">{name}</h3>
        <p className="grid min-h-15 content-center">
          {figure ? (
            <>
              <b className="wrap-anywhere text-2xl">{write(figure.value)}</b>
              <span className="wrap-anywhere text-muted text-sm">{note}</span>
            </>
          ) : (
            <Skeleton className="h-6 w-24" />
          )}
        </p>
        <div className="flex min-h-11 items-center text-muted text-sm">
          {!figure ? (
            <Skeleton className="h-4 w-28" />
          ) : figure.goal !== null ? (
            goalText(figure.goal)
          ) : (
            <Button
              variant="outline"
              size="small"
              aria-label={t('setGoalNamed', { name })}
              onClick={onSetGoal}
            >
              {t('setGoal')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );

  function goalText(goal: number): string {
    return year === undefined
      ? t('ofGoal', { goal: write(goal) })
      : t('ofYearGoal', { goal: write(goal), year });
  }
}

function Circle({ name, value, goal }: { name: string; value: number; goal: number | null }) {
  const { t } = useTranslation('seller-figures');
  if (goal === null) return <ProgressCircle value={null} label={t('noGoal', { name })} />;
  const percent = Math.floor((value / goal) * 100);
  return <ProgressCircle value={value / goal} label={t('progress', { name, percent })} />;
}

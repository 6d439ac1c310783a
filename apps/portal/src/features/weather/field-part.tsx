import { ErrorState } from '@upaj/ui/error-state';
import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLoaded } from '../../shared/loading/use-loaded.tsx';
import type { Coordinates } from '../../shared/position.ts';
import { useInView } from '../../shared/use-in-view.ts';

const loadField = async () => (await import('./field/field-weather.tsx')).FieldWeather;

/** The part for work in the field: its code and its figures are loaded when it comes into view. */
export function FieldPart({ at }: { at: Coordinates }) {
  const [ref, isInView] = useInView<HTMLDivElement>(false, '0px');
  return <div ref={ref}>{isInView ? <LoadedField at={at} /> : <FieldShape />}</div>;
}

function LoadedField({ at }: { at: Coordinates }) {
  const { t } = useTranslation('shell');
  const { data: Field, isFailed, retry } = useLoaded(loadField);
  if (Field) return <Field at={at} />;
  if (!isFailed) return <FieldShape />;
  return (
    <ErrorState retryLabel={t('failed.reload')} onRetry={retry}>
      {t('failed.partNotLoaded')}
    </ErrorState>
  );
}

function FieldShape() {
  return <Skeleton className="h-72 rounded-card" />;
}

import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import clear from './pictures/clear.svg?no-inline';
import dry from './pictures/dry.svg?no-inline';
import hole from './pictures/hole.svg?no-inline';
import mix from './pictures/mix.svg?no-inline';
import slice from './pictures/slice.svg?no-inline';
import spots from './pictures/spots.svg?no-inline';

const steps = [
  { name: 'spots', picture: spots },
  { name: 'clear', picture: clear },
  { name: 'hole', picture: hole, measure: { key: 'hole.measure', x: 278, y: 65, size: 19 } },
  { name: 'slice', picture: slice },
  { name: 'mix', picture: mix, measure: { key: 'mix.measure', x: 275, y: 150, size: 17 } },
  { name: 'dry', picture: dry },
] as const;

interface MeasureProps {
  /** What is written. */
  children: string;
  /** Its middle, in units of the picture. */
  x: number;
  /** Its baseline, in units of the picture. */
  y: number;
  /** Height of the letters, in units of the picture. */
  size: number;
}

/** A measure written on a picture, in the person's language. The picture's description says it too. */
function Measure({ children, x, y, size }: MeasureProps) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="absolute inset-0 size-full">
      <text x={x} y={y} fontSize={size} fontWeight={700} fill="#1c1a17" textAnchor="middle">
        {children}
      </text>
    </svg>
  );
}

interface StepListProps {
  /** Whether it is printed: three in a row on white. */
  isOnPaper?: boolean;
}

/** How to take a sample of soil in six steps. */
export function StepList({ isOnPaper = false }: StepListProps) {
  const { t } = useTranslation('labs');
  return (
    <ol className={isOnPaper ? 'grid grid-cols-2 gap-4' : 'grid gap-4 md:grid-cols-2'}>
      {steps.map(({ name, picture, ...step }, at) => (
        <li key={name} className="grid content-start gap-2">
          <div className="relative">
            <img
              src={picture}
              alt={t(`${name}.picture`)}
              width={320}
              height={200}
              className="h-auto w-full rounded-field"
            />
            {'measure' in step && <Measure {...step.measure}>{t(step.measure.key)}</Measure>}
          </div>
          <h3 className="text-lg">{`${at + 1}. ${t(`${name}.title`)}`}</h3>
          <p className={isOnPaper ? undefined : 'text-muted'}>{t(`${name}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}

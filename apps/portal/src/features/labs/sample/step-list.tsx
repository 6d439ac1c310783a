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
  { name: 'hole', picture: hole },
  { name: 'slice', picture: slice },
  { name: 'mix', picture: mix },
  { name: 'dry', picture: dry },
] as const;

interface StepListProps {
  /** Whether it is printed: three in a row on white. */
  isOnPaper?: boolean;
}

/** How to take a sample of soil in six steps. */
export function StepList({ isOnPaper = false }: StepListProps) {
  const { t } = useTranslation('labs');
  return (
    <ol className={isOnPaper ? 'grid grid-cols-2 gap-4' : 'grid gap-4 md:grid-cols-2'}>
      {steps.map(({ name, picture }, at) => (
        <li key={name} className="grid content-start gap-2">
          <img
            src={picture}
            alt={t(`${name}.picture`)}
            width={320}
            height={200}
            className="h-auto w-full rounded-field"
          />
          <h3 className="text-lg">{`${at + 1}. ${t(`${name}.title`)}`}</h3>
          <p className={isOnPaper ? undefined : 'text-muted'}>{t(`${name}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}

import { cn } from '@upaj/ui/cn';
import type { Language } from '../../shared/i18n/translations.ts';

interface StepListProps {
  language: Language;
  steps: readonly string[];
  /** In two columns where there is room. */
  isWide?: boolean;
}

/** The steps as a numbered list, for a connection too slow for videos. */
export function StepList({ language, steps, isWide = false }: StepListProps) {
  return (
    <ol lang={language} className={cn('grid gap-3', isWide && 'md:grid-cols-2 md:gap-x-8')}>
      {steps.map((step, place) => (
        <li key={step} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <span
            aria-hidden="true"
            className="grid size-[1.75rem] place-items-center rounded-full bg-action-line font-bold text-on-action-soft text-sm"
          >
            {place + 1}
          </span>
          <span className="pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  );
}

import { ChoiceCard, ChoiceCards } from '@upaj/ui/choice-card';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { stateName } from '../../shared/state-name.ts';
import { useLanguage } from '../../shared/use-language.ts';
import type { ProfileConflict, ProfileField, ProfileFields } from './profile-changes.ts';

interface ProfileConflictsProps {
  conflicts: readonly ProfileConflict[];
  /** What the form holds now. */
  values: ProfileFields;
  onChoose: (field: ProfileField, value: string) => void;
}

/** Fields that were changed here and elsewhere: both values of each, to choose from. Receives the focus. */
export function ProfileConflicts({ conflicts, values, onChoose }: ProfileConflictsProps) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further conflict is shown too
  useEffect(() => section.current?.focus(), [conflicts]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('conflict.title')}
      className="grid scroll-mt-24 gap-5 rounded-card bg-gold-soft p-4"
    >
      <div className="grid gap-1">
        <h3 className="text-lg">{t('conflict.title')}</h3>
        <p>{t('conflict.text')}</p>
      </div>
      {conflicts.map(({ field, typed, stored }) => (
        <ChoiceCards key={field} legend={t(`field.${field}`)} className="md:grid-cols-2">
          {[
            { value: typed, origin: t('conflict.typed') },
            { value: stored, origin: t('conflict.stored') },
          ].map(({ value, origin }) => (
            <ChoiceCard
              key={origin}
              name={`conflict-${field}`}
              label={field === 'state' ? stateName(value, language) : value}
              description={origin}
              checked={values[field] === value}
              onChange={() => onChoose(field, value)}
            />
          ))}
        </ChoiceCards>
      ))}
    </section>
  );
}

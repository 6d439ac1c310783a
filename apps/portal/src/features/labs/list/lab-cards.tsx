import type { Lab } from '@upaj/contract/labs.schema';
import { ShowMore } from '@upaj/ui/show-more';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { LabCard } from './lab-card.tsx';
import type { PlaceNames } from './use-place-names.ts';

/** Laboratories at a time: those of a large state would be a page without an end on a phone. */
const AT_A_TIME = 20;

interface LabCardsProps {
  labs: readonly Lab[];
  names: PlaceNames;
  /** Shows one on the map; without it the map is closed. */
  onShowOnMap: ((id: string) => void) | undefined;
}

/** The list of laboratories, a part at a time. */
export function LabCards({ labs, names, onShowOnMap }: LabCardsProps) {
  const { t } = useTranslation('labs');
  const [shown, setShown] = useState(AT_A_TIME);
  const list = useRef<HTMLUListElement>(null);
  return (
    <div>
      <ul ref={list} className={onShowOnMap ? 'grid gap-4' : 'grid gap-4 md:grid-cols-2'}>
        {labs.slice(0, shown).map((lab, at) => (
          <LabCard
            key={lab.id}
            lab={lab}
            number={at + 1}
            names={names}
            onShowOnMap={onShowOnMap && (() => onShowOnMap(lab.id))}
          />
        ))}
      </ul>
      {labs.length > AT_A_TIME && (
        <ShowMore
          count={t('shown', { count: Math.min(shown, labs.length), total: labs.length })}
          label={t('showMore')}
          onShowMore={shown < labs.length ? () => setShown(shown + AT_A_TIME) : undefined}
          list={list}
        />
      )}
    </div>
  );
}

import type { LabList as LabReply } from '@upaj/contract/labs.schema';
import { Button } from '@upaj/ui/button';
import { Map as MapIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { useLanguage } from '../../../shared/use-language.ts';
import type { LabMapProps } from '../map/lab-map.tsx';
import { PrintButton } from '../print/print-button.tsx';
import type { LabSearch } from '../search/use-labs-address.ts';
import { LabCards } from './lab-cards.tsx';
import { type PlaceNames, usePlaceNames } from './use-place-names.ts';

const loadMap = async () => (await import('../map/lab-map.tsx')).LabMap;

interface FoundLabsProps {
  search: LabSearch;
  found: LabReply;
}

/** The laboratories as a list, and on a map that is loaded when it is opened. */
export function FoundLabs({ search, found }: FoundLabsProps) {
  const { t } = useTranslation('labs');
  const { language } = useLanguage();
  const { labs, total, origin, tiles } = found;
  const names = usePlaceNames(labs);
  const originText = useOriginText();
  const map = useLazyComponent<LabMapProps>();
  const mapPlace = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<LabMapProps['chosen']>();
  const title = origin
    ? t('nearest', { count: labs.length, total })
    : t('inState', { count: total, state: names.stateOf(labs[0] ?? { state: '' }) });

  function showOnMap(id: string): void {
    // Another object, so that the same one can be chosen again.
    setChosen({ id });
    mapPlace.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section aria-label={title} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <FoundHead title={title}>{originText(search, origin, names)}</FoundHead>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            aria-expanded={map.Part !== undefined}
            isBusy={map.coming !== undefined}
            onClick={() => (map.Part ? map.hide() : map.show(loadMap))}
          >
            <MapIcon aria-hidden="true" className="size-4.5 flex-none" />
            {t(map.Part ? 'map.hide' : 'map.show')}
          </Button>
          <PrintButton title={title} labs={labs} names={names} />
        </div>
      </div>
      <div className={map.Part && 'grid gap-4 lg:grid-cols-2 lg:items-start'}>
        {map.Part && (
          <div ref={mapPlace} className="scroll-mt-24 lg:sticky lg:top-24">
            <map.Part key={language} labs={labs} origin={origin} tiles={tiles} chosen={chosen} />
          </div>
        )}
        <LabCards labs={labs} names={names} onShowOnMap={map.Part && showOnMap} />
      </div>
    </section>
  );
}

function FoundHead({ title, children }: { title: string; children: string }) {
  const { t } = useTranslation('labs');
  return (
    <div className="max-w-2xl">
      <h2 className="text-2xl md:text-3xl">{title}</h2>
      <p role="status" className="text-balance text-muted">
        {children}
      </p>
      <p className="text-muted">{t('callFirst')}</p>
    </div>
  );
}

/** Says where the distances begin, or how a list without distances is ordered. */
function useOriginText() {
  const { t } = useTranslation('labs');
  return (search: LabSearch, origin: LabReply['origin'], names: PlaceNames): string => {
    if (!origin) return t('origin.none');
    if (origin.pointOf === 'position') return t('origin.position');
    const pin = 'pin' in search ? search.pin : '';
    return t(`origin.${origin.pointOf}`, { pin, place: names.originName(origin.name) });
  };
}

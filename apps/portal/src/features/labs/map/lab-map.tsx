import 'leaflet/dist/leaflet.css';
import './lab-map.css';
import type { Lab, LabList } from '@upaj/contract/labs.schema';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { drawLabMap, type LabMapView } from './draw-lab-map.ts';
import { useMapTexts } from './use-map-texts.ts';

export interface LabMapProps {
  labs: readonly Lab[];
  origin: LabList['origin'];
  tiles: LabList['tiles'];
  /** The laboratory that the user has chosen in the list; another object for each choice. */
  chosen: { id: string } | undefined;
}

/** Laboratories on a map; the list beside it says the same. Without a background they keep their places. */
export function LabMap({ labs, origin, tiles, chosen }: LabMapProps) {
  const { t } = useTranslation('labs');
  const [hasTilesFailed, setHasTilesFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<LabMapView>(undefined);
  const currentTexts = useMapTexts();
  // The map is drawn once; another language is another map (the key of this component).
  const [texts] = useState(currentTexts);

  useEffect(() => {
    if (!place.current) return;
    const drawn = drawLabMap(place.current, {
      labs,
      origin,
      tiles,
      texts,
      onTilesFailed: () => setHasTilesFailed(true),
    });
    view.current = drawn;
    return drawn.remove;
  }, [labs, origin, tiles, texts]);

  useEffect(() => {
    if (chosen) view.current?.open(chosen.id);
  }, [chosen]);

  const shown = labs.find(({ id }) => id === chosen?.id);
  return (
    <section aria-label={t('map.title')} className="grid gap-2">
      <div
        ref={place}
        role="application"
        aria-label={t('map.title')}
        aria-describedby="map-hint"
        className="lab-map overflow-hidden rounded-card border border-line"
      />
      <p id="map-hint" className="text-muted text-sm">
        {t('map.hint')}
      </p>
      <p role="status" className="font-medium text-sm text-warning empty:hidden">
        {!tiles ? t('map.noTiles') : hasTilesFailed && t('map.tilesFailed')}
      </p>
      <p role="status" className="sr-only">
        {shown && t('map.shown', { name: shown.name })}
      </p>
    </section>
  );
}

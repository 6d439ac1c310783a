import type { Lab } from '@upaj/contract/labs.schema';
import { Badge } from '@upaj/ui/badge';
import { Button, buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { MapPin, Navigation, Phone } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { directionsLink, landlineLink } from './lab-links.ts';
import { streetOf } from './street-of.ts';
import { useLabWords } from './use-lab-words.ts';
import type { PlaceNames } from './use-place-names.ts';

interface LabCardProps {
  lab: Lab;
  /** Number in the list, as on the map. */
  number: number;
  names: PlaceNames;
  /** Shows it on the map; without one there is no button. */
  onShowOnMap: (() => void) | undefined;
}

/** One laboratory: what it is, where, how far, and the ways to it. */
export function LabCard({ lab, number, names, onShowOnMap }: LabCardProps) {
  const { t } = useTranslation('labs');
  const words = useLabWords();
  const street = streetOf(lab);
  return (
    <li className="grid">
      <Card className="flex flex-col gap-2.5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <h3 className="wrap-anywhere min-w-0 text-lg" lang="en">
            {onShowOnMap && <span className="text-muted">{`${number}. `}</span>}
            {lab.name}
          </h3>
          <Badge tone={lab.kind === 'government' ? 'good' : 'neutral'}>{words.kindOf(lab)}</Badge>
        </div>
        <p className="text-muted text-sm">{words.hintOf(lab)}</p>
        <LabDistance lab={lab} />
        <address className="wrap-anywhere not-italic">
          {street && <span lang="en">{`${street}, `}</span>}
          {[names.districtOf(lab), names.stateOf(lab), lab.pin].filter(Boolean).join(', ')}
        </address>
        <p className="text-muted text-sm">{words.certaintyOf(lab)}</p>
        <div className="mt-auto flex flex-wrap gap-2">
          {lab.phone && (
            <a
              href={landlineLink(lab.phone)}
              aria-label={t('callLab', { name: lab.name, phone: lab.phone })}
              className={buttonStyles({ variant: 'outline', size: 'small' })}
            >
              <Phone aria-hidden="true" className="size-4.5 flex-none" />
              {lab.phone}
            </a>
          )}
          <a
            href={directionsLink(lab)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('directionsTo', { name: lab.name })}
            className={buttonStyles({ variant: 'outline', size: 'small' })}
          >
            <Navigation aria-hidden="true" className="size-4.5 flex-none" />
            {t('directions')}
          </a>
          {onShowOnMap && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('map.showLab', { name: lab.name })}
              onClick={onShowOnMap}
            >
              <MapPin aria-hidden="true" className="size-4.5 flex-none" />
              {t('map.onMap')}
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}

function LabDistance({ lab }: { lab: Lab }) {
  const distance = useLabWords().distanceOf(lab);
  if (!distance) return null;
  return (
    <p>
      <b className="me-1 text-lg">{distance.about}</b>
      <span className="text-muted text-sm">{distance.precision}</span>
    </p>
  );
}

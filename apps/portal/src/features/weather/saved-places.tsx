import { sortPlaces } from '@upaj/contract/weather.rules';
import type { WeatherPlace } from '@upaj/contract/weather.schema';
import { Button } from '@upaj/ui/button';
import { Chip, ChipRow } from '@upaj/ui/chip-row';
import { House } from 'lucide-react';
import { useListWeatherPlacesQuery } from '../../domains/weather/weather.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Coordinates } from '../../shared/position.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { keptAt } from './shown-place.ts';

interface SavedPlacesProps {
  /** Where the weather on the screen is. */
  shown: (Coordinates & { name: string }) | undefined;
  onOpen: (place: WeatherPlace) => void;
}

/** The places that the user keeps, the home first. */
export function SavedPlaces({ shown, onOpen }: SavedPlacesProps) {
  const { t } = useTranslation('weather');
  const { data, isError, isFetching, refetch } = useListWeatherPlacesQuery({});
  const { language } = useLanguage();
  const places = data && sortPlaces(data.data, language);
  if (!places) return isError ? <FailedPlaces isRetrying={isFetching} onRetry={refetch} /> : null;
  if (places.length === 0) return <p className="text-muted">{t('places.none')}</p>;
  const onScreen = shown && keptAt(places, shown);
  return (
    <ChipRow label={t('places.title')}>
      {places.map((place) => (
        <Chip
          key={place.id}
          isChosen={place.id === onScreen?.id}
          aria-label={place.isHome ? t('places.homeNamed', { name: place.name }) : undefined}
          onClick={() => onOpen(place)}
        >
          {place.isHome && <House aria-hidden="true" className="size-4.5" />}
          {place.name}
        </Chip>
      ))}
    </ChipRow>
  );
}

function FailedPlaces({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('weather');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{t('places.failedList')}</p>
      <Button variant="outline" size="small" isBusy={isRetrying} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}

import { mostPlaces, spotOf } from '@upaj/contract/weather.rules';
import type { NewWeatherPlace, WeatherPlace } from '@upaj/contract/weather.schema';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  useListWeatherPlacesQuery,
  useRemoveWeatherPlaceMutation,
  useSaveWeatherPlaceMutation,
} from '../../domains/weather/weather.api.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { keptAt } from './shown-place.ts';

const TOAST_MS = 3000;

/** A place that is on the screen, saved or not. */
export type OpenPlace = Pick<NewWeatherPlace, 'name' | 'lat' | 'lon'>;

/** Keeps the place on the screen, makes it the home, removes it, and brings it back. */
export function usePlaceActions(open: OpenPlace) {
  const { t } = useTranslation('weather');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const { data } = useListWeatherPlacesQuery({});
  const [sendSave, saving] = useSaveWeatherPlaceMutation();
  const [sendRemove, removing] = useRemoveWeatherPlaceMutation();
  const [removed, setRemoved] = useState<WeatherPlace>();
  const places = data?.data;
  const saved = places && keptAt(places, open);

  const say = (kind: 'success' | 'error', text: string) =>
    dispatch(toastShown(kind, text, TOAST_MS));
  const sayError = (error: unknown) => {
    const isFull = getApiError(error)?.code === 'places_full';
    say('error', isFull ? t('places.full', { count: mostPlaces }) : apiErrorText(error));
  };

  async function save(place: NewWeatherPlace, text?: string): Promise<void> {
    const { error } = await sendSave({ body: place });
    if (error) return sayError(error);
    setRemoved(undefined);
    if (text) say('success', text);
  }
  async function remove(place: WeatherPlace): Promise<void> {
    const { error } = await sendRemove({ params: { id: place.id } });
    if (error) return sayError(error);
    setRemoved(place);
  }

  const { name } = open;
  return {
    saved,
    /** The place that was on the screen and has just been removed. */
    removed: removed && spotOf(removed) === spotOf(open) && !saved ? removed : undefined,
    /** Unknown while the list is on its way. */
    isFull: places && places.length >= mostPlaces,
    isBusy: saving.isLoading || removing.isLoading,
    save: () => void save({ ...open, isHome: false }, t('places.saved', { name })),
    makeHome: () =>
      saved && void save({ ...placeOf(saved), isHome: true }, t('places.homeMade', { name })),
    remove: () => saved && void remove(saved),
    undo: () => removed && void save(placeOf(removed)),
  };
}

const placeOf = ({ id: _id, ...place }: WeatherPlace): NewWeatherPlace => place;

import type { WeatherPlace } from '@upaj/contract/weather.schema';
import { useDispatch } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { askPosition, type Coordinates, positionOf } from '../../shared/position.ts';
import { type Toast, toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { cityShown, savedShown } from './shown-place.ts';
import { useLookup } from './use-lookup.ts';
import { useShownPlace } from './use-shown-place.ts';

const TOAST_MS = 3000;

/** Which place is shown, and the ways to another one. What was asked for last wins. */
export function useWeatherPlace() {
  const { t } = useTranslation('weather');
  const dispatch = useDispatch();
  const lookup = useLookup();
  const { ask, show, stopWaiting, ...state } = useShownPlace();

  const say = (kind: Toast['kind'], text: string) => {
    dispatch(toastShown(kind, text, TOAST_MS));
    stopWaiting();
  };

  async function search(): Promise<void> {
    const q = state.city.trim();
    if (!q) return say('warning', t('noCity'));
    const isLast = ask('search');
    const error = await lookup.forecast({ q }).then(() => undefined, asError);
    if (!isLast()) return;
    // A service that does not answer says nothing of the city: it is said in the place of the figures.
    if (getApiError(error)?.code === 'not_found') say('error', t('notFound'));
    else show(cityShown(q));
  }

  async function locate(): Promise<void> {
    if (!navigator.geolocation) return say('error', t('noGeolocation'));
    const isLast = ask('location');
    const found = await findPosition();
    if (!isLast()) return;
    if (!found) return say('error', t('locationFailed'));
    const query = positionOf(found);
    const replies = await Promise.all([lookup.current(query), lookup.forecast(query)]).catch(none);
    if (!isLast()) return;
    if (replies) show({ query, name: replies[0].name });
    else say('error', t('locationFetchFailed'));
  }

  return { ...state, search, locate, openPlace: (place: WeatherPlace) => show(savedShown(place)) };
}

const asError = (error: unknown) => error;
const none = () => undefined;

/** Where the user is, if the browser tells it in time. */
const findPosition = () =>
  new Promise<Coordinates | undefined>((resolve) => askPosition(resolve, () => resolve(undefined)));

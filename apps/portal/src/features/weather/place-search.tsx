import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { MapPin } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { useWeatherPlace } from './use-weather-place.ts';

type PlaceSearchProps = Pick<
  ReturnType<typeof useWeatherPlace>,
  'city' | 'pending' | 'changeCity' | 'search' | 'locate'
>;

/** Asks for a city, or for the place where the user is. */
export function PlaceSearch({ city, pending, changeCity, search, locate }: PlaceSearchProps) {
  const { t } = useTranslation('weather');
  const field = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!city.trim()) field.current?.focus();
    void search();
  }
  return (
    <search>
      <form noValidate onSubmit={submit} className="grid w-full max-w-3xl gap-3">
        <FormField label={t('city')}>
          <div className="flex gap-2">
            <TextField
              ref={field}
              name="city"
              value={city}
              maxLength={100}
              placeholder={t('cityExample')}
              autoComplete="address-level2"
              enterKeyHint="search"
              onChange={({ target }) => changeCity(target.value)}
              className="min-w-0 flex-1"
            />
            <Button type="submit" isBusy={pending === 'search'}>
              {t('search')}
            </Button>
          </div>
        </FormField>
        <Button
          variant="outline"
          isBusy={pending === 'location'}
          onClick={() => void locate()}
          className="justify-self-start"
        >
          <MapPin aria-hidden="true" className="size-4.5" />
          {t('useLocation')}
        </Button>
      </form>
    </search>
  );
}
